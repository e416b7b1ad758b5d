import { Random } from '../../fuzz/random'

/*
 * `CAMPAIGN_RUNS` runs of a campaign (a small part without it) from the seed `CAMPAIGN_SEED` on (1): each run has a seed of
 * its own, the next number. A failure tells it; CAMPAIGN_SEED=… CAMPAIGN_RUNS=1 shows that run again.
 */
const SEED = Number(process.env['CAMPAIGN_SEED'] ?? 1)
/** This many findings are enough. */
const ENOUGH = 5

interface Told {
  /** How many of them are tried. */
  runs: number
  found: string[]
}

/**
 * Runs until the runs are done or enough is found; prints one line, which `npm run campaigns` reads.
 * @param runOf gives what was found in words, and how many runs it counts for, if not one
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
