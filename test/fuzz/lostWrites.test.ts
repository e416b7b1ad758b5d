import './page'
import { allCalls } from './calls'
import { RUNS, SEED } from './campaign'
import { loseAnswers } from './lostWrites'

/** The share of `FUZZ_RUNS` that this campaign runs. */
const SHARE = 0.05
const ENOUGH = 5

it('a write whose answer is lost is done once, however often it is pressed again', async () => {
  const writes = (await allCalls()).filter(({ isWrite }) => isWrite)
  const faults: string[] = []
  const changed = new Set<string>()
  const runs = Math.round(RUNS * SHARE)
  for (let seed = SEED; seed < SEED + runs && faults.length < ENOUGH; seed++) {
    const { name, isChange, fault } = await loseAnswers(seed, writes)
    if (isChange) changed.add(name)
    if (fault !== undefined) faults.push(fault)
  }
  process.stdout.write(
    `fuzz: ${runs} writes pressed again, ${changed.size} of ${writes.length} change something\n`,
  )
  expect(faults.join('\n')).toBe('')
  // A refused write cannot be done twice, so enough of the writes must succeed.
  expect(changed.size).toBeGreaterThan(Math.min(runs, writes.length) / 4)
})
