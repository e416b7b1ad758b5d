import '../../support/browser'
import { screen, waitFor } from '@testing-library/react'
import { createStore } from '#store/store'
import { checkCustomer } from '#host/customer/customer'
import { faultsIn } from '../../fuzz/faults'
import { nullDialects } from '../../support/nullable'
import { renderCard } from '../../support/renderPage'
import { openSandbox } from '../../support/sandbox'
import { Specialist } from '../../../widgets/specialist/Specialist'
import { sections } from '../../../widgets/specialist/sections'

/* Each field that the contract allows to be null is null, on every page of the cabinet. */

const OF_SPECIALISTS = /^null:GET:.*\/(specialist|sampling_orders)\//
/** Without this block nobody is a specialist. */
const BLOCK = /profile\/:specialist$/
const all = nullDialects
  .map(({ name }) => name)
  .filter((name) => OF_SPECIALISTS.test(name) && !BLOCK.test(name))
/** Of nested fields only the innermost ones, so that the rest of the record stays. */
const innermost = all.filter((name) => !all.some((other) => other.startsWith(`${name}/`)))

const paths = [
  ...sections.map(({ path }) => path).filter((path) => !path.includes('ID')),
  ...['1001', '1101', '1201', '1301'].map((id) => `/materials/${id}/`),
  ...['/iol/2311/', '/iol/2315/edit/', '/academy/?session=1604'],
]

beforeEach(() => checkCustomer())
afterEach(() => history.replaceState(null, '', '/'))

describe.each([
  ['every place', all],
  ['each innermost place', innermost],
])('null in %s', (_, dialects) => {
  it.each(paths)('%s shows what there is, and no technical text', async (path) => {
    openSandbox('specialist', dialects)
    history.replaceState(null, '', `/specialist${path}`)
    const store = createStore()
    const { container } = renderCard(<Specialist container={document.createElement('div')} />, store)
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    await waitFor(() => expect(container.querySelector('.bone')).toBeNull())
    await waitFor(() => {
      const states = Object.values(store.getState().api.queries).map((query) => query?.status)
      expect(states).not.toContain('pending')
    })
    expect(faultsIn(container)).toEqual([])
    expect(container).not.toHaveTextContent(/не загрузил|Раздел недоступен|Что-то пошло не так/)
  })
})
