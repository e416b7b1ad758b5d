import type { Report } from './session'

/*
 * `FUZZ_RUNS` mutated answers (1,500; 100,000 in `npm run fuzz`), starting with the seed `FUZZ_SEED` (1). Each visit
 * has the next number as its seed; a failure names it, and `FUZZ_SEED=… FUZZ_RUNS=1 npx jest test/fuzz/…` repeats that
 * visit.
 */
export const SEED = Number(process.env['FUZZ_SEED'] ?? 1)
export const RUNS = Number(process.env['FUZZ_RUNS'] ?? 1500)
/** The number of different failures after which a campaign stops. */
const ENOUGH = Number(process.env['FUZZ_ENOUGH'] ?? 5)
/** The number of calls from which an operation must have been broken; with fewer, chance may have spared it. */
const OFTEN = 12

const inWords = (seed: number, { faults, steps, delivered }: Report) =>
  [
    `seed ${seed}: ${faults.join('\n  ')}`,
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
    ...delivered.map(
      ({ operation, status, mutations }) => `  ${operation} ${status}: ${mutations.join('; ')}`,
    ),
  ].join('\n')

/** Returns a failure without the parts that differ between visits. */
const kindOf = ([fault = '']: string[]) => fault.replace(/\d+|".*?"|[`«].*?[`»]|after:.*/g, '')

/**
 * Makes visits until their share of all answers has been broken. Fails with the failures found, and with every
 * operation that was requested often but never broken. Returns the operations that were broken.
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
  // In a small number of runs, rare operations may not be broken.
  if (RUNS >= 1500) expect(spared).toEqual([])
  return broken
}
