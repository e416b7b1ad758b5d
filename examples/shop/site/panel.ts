import { scenarios } from '../api/scenarios'
import { currentScenario, enterScenario, signOut } from './visitor'

/* The panel of the example shop: who visits, and how the server behaves. No part of the product. */
const select = document.createElement('select')
for (const { name, title } of [...scenarios, { name: '', title: 'Гость без входа' }]) {
  select.add(new Option(title, name, false, name === currentScenario()))
}
select.addEventListener('change', () => {
  if (select.value === '') signOut()
  else enterScenario(select.value)
  location.reload()
})

const label = document.createElement('label')
label.append('Сценарий', select)
const summary = document.createElement('summary')
summary.textContent = 'Песочница'
const panel = document.createElement('details')
panel.className = 'shop-panel'
panel.append(summary, label)
// Where examples are chosen, the scenario is in sight, too.
panel.open = document.querySelector('.shop-gallery') !== null
document.body.append(panel)

if (process.env['NODE_ENV'] !== 'production') {
  new EventSource('/dev/changes').onmessage = () => location.reload()
}
