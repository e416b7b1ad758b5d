import './page'
import { allCalls } from './calls'
import { campaign } from './campaign'
import { dialogs } from './screens'
import { visit } from './visit'

it('every dialog opens on broken answers, without an error or technical text', async () => {
  const writes = (await allCalls()).filter(({ isWrite }) => isWrite)
  await campaign(0.3, (seed) => visit(seed, dialogs, writes))
})
