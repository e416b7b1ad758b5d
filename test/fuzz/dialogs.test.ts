import './page'
import { allCalls } from './calls'
import { campaign } from './campaign'
import { dialogs } from './screens'
import { visit } from './visit'

it('opens every dialog on broken answers, without an error or a word of JavaScript', async () => {
  const writes = (await allCalls()).filter(({ isWrite }) => isWrite)
  await campaign(0.3, (seed) => visit(seed, dialogs, writes))
})
