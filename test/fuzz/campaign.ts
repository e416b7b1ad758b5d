import type { Report } from './session'

/*
 * `FUZZ_RUNS` mutated answers (1,500; 100,000 in `npm run fuzz`) beginning with the seed `FUZZ_SEED` (1). Each visit has
 * a seed of its own, the next number; a failure tells it, and `FUZZ_SEED=… FUZZ_RUNS=1 npx jest test/fuzz/…` shows that
 * visit again.
 */
export const SEED = Number(process.env['FUZZ_SEED'] ?? 1)
export const RUNS = Number(process.env['FUZZ_RUNS'] ?? 1500)
/** This many different failures are enough. */
const ENOUGH = Number(process.env['FUZZ_ENOUGH'] ?? 5)
/** With so few calls it may be chance that none was broken. */
const OFTEN = 12

const inWords = (seed: number, { faults, steps, delivered }: Report) =>
  [
    `seed ${seed}: ${faults.join('\n  ')}`,
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
    ...delivered.map(
      ({ operation, status, mutations }) => `  ${operation} ${status}: ${mutations.join('; ')}`,
    ),
  ].join('\n')

/** Without the parts that differ between visits. */
const kindOf = ([fault = '']: string[]) => fault.replace(/\d+|".*?"|[`«].*?[`»]|after:.*/g, '')

/**
 * Visits until their share of all answers has been broken. Fails with what went wrong, and with every operation that was
 * asked for often and always answered honestly. Gives the operations that were not.
 */
export async function campaign(
  share: number,
  visitOf: (seed: number) => Promise<Report>,
): Promise<Set<string>> {
  const failures = new Map<string, string>()
  const asked = new Map<string, number>()
  const broken = new Set<string>()
  let answers = 0
  let seed = SEED
  for (; answers < RUNS * share && failures.size < ENOUGH; seed++) {
    const visit = await visitOf(seed)
    answers += visit.delivered.length
    visit.delivered.forEach(({ operation }) => broken.add(operation))
    visit.asked.forEach((operation) => asked.set(operation, (asked.get(operation) ?? 0) + 1))
    const kind = kindOf(visit.faults)
    if (visit.faults.length > 0 && !failures.has(kind)) failures.set(kind, inWords(seed, visit))
  }
  process.stdout.write(
    `fuzz: ${answers} answers of ${broken.size} operations, seeds ${SEED} to ${seed - 1}\n`,
  )
  expect([...failures.values()].join('\n')).toBe('')
  const spared = [...asked].filter(([operation, times]) => times >= OFTEN && !broken.has(operation))
  // Few runs say nothing of what is broken seldom.
  if (RUNS >= 1500) expect(spared).toEqual([])
  return broken
}
