import './page'
import { allCalls } from './calls'
import { campaign } from './campaign'
import { pages } from './screens'
import { visit } from './visit'

it('draws every page of broken answers, without an error or a word of JavaScript', async () => {
  const writes = (await allCalls()).filter(({ isWrite }) => isWrite)
  await campaign(0.5, (seed) => visit(seed, pages, writes))
})
