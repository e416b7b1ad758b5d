import { Random } from '../../fuzz/random'

/*
 * Runs of a campaign: `CAMPAIGN_RUNS` (without it only a few), from the seed `CAMPAIGN_SEED` (1) on; each run has the
 * next number as its seed. A failure names its seed; CAMPAIGN_SEED=… CAMPAIGN_RUNS=1 repeats that run.
 */
const SEED = Number(process.env['CAMPAIGN_SEED'] ?? 1)
/** The number of findings after which a campaign stops. */
const ENOUGH = 5

interface Told {
  /** The number of runs. */
  runs: number
  found: string[]
}

/**
 * Runs until all runs are done or enough is found; prints one line, which `npm run campaigns` reads.
 * @param runOf returns the findings in words, and the number of runs for which it counts, if not one
 */
export async function campaign(
  name: string,
  few: number,
  runOf: (random: Random, seed: number) => Promise<{ found: string[]; runs?: number }>,
): Promise<Told> {
  const wanted = Number(process.env['CAMPAIGN_RUNS'] ?? few)
  const found: string[] = []
  let runs = 0
  let seed = SEED
  for (; runs < wanted && found.length < ENOUGH; seed++) {
    const run = await runOf(new Random(seed), seed)
    runs += run.runs ?? 1
    found.push(...run.found.map((words) => `seed ${seed}: ${words}`))
  }
  process.stdout.write(
    `campaign: ${name}, ${runs} runs, seeds ${SEED} to ${seed - 1}, ${found.length} found\n`,
  )
  return { runs, found }
}
