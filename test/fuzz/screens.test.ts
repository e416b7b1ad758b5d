import './page'
import { allCalls } from './calls'
import { campaign } from './campaign'
import { pages } from './screens'
import { visit } from './visit'

it('every page renders broken answers without an error or technical text', async () => {
  const writes = (await allCalls()).filter(({ isWrite }) => isWrite)
  await campaign(0.5, (seed) => visit(seed, pages, writes))
})
