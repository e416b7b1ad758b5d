import '../page'
import fc from 'fast-check'
import { dialects } from '../../../examples/shop/api/dialects'
import { nullDialects } from '../../support/nullable'
import { RUNS, SEED } from '../campaign'
import { commands } from './acts/customerCommands'
import { does } from './acts/customerSteps'
import { Intent } from './customerIntent'
import { basketLaws, type Law } from './customerLaws'
import { Walk } from './customerWalk'

/*
 * The model of the customer. `FUZZ_WALKS` walks of up to `FUZZ_STEPS` steps (10; 30 in `npm run fuzz`), from the seed
 * `FUZZ_SEED` on; a failure tells its seed, its path and, in its words, a `replayPath`: FUZZ_SEED=… FUZZ_PATH=…
 * FUZZ_REPLAY=… with the same steps runs that walk alone. To look behind a known failure, FUZZ_LEFT leaves out laws,
 * FUZZ_WITHOUT dialects and FUZZ_LEFT_STEPS steps.
 */
const WALKS = Number(process.env['FUZZ_WALKS'] ?? Math.min(150, RUNS * 0.03))
const STEPS = Number(process.env['FUZZ_STEPS'] ?? (RUNS > 5000 ? 30 : 10))
const PATH = process.env['FUZZ_PATH'] ?? ''
const REPLAY = process.env['FUZZ_REPLAY']

/** Laws to leave out, to look for what breaks the others. */
const LEFT = new Set((process.env['FUZZ_LEFT'] ?? '').split(',') as Law[])

const SHOPPING = /\/(basket|checkout|delivery|catalog|orders|subscriptions|lenses_info|promocodes|score)\b/
const nulls = nullDialects.map(({ name }) => name).filter((name) => SHOPPING.test(name))

/**
 * Any of these dialects may be in a walk, and new ones are included automatically. Dialects without effect on these
 * screens are left out, and those in which no write is ever answered: for single writes that is a fault of the walk.
 */
const spoken = dialects
  .map(([name]) => name)
  .filter(
    (name) =>
      !new RegExp(process.env['FUZZ_WITHOUT'] ?? '^$').test(name) &&
      !/^(slots|unreadable-reminder|phones|other-origin|proof|no-data|writes-|cookie-session)/.test(name),
  )
const shopDialects = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...spoken), { maxLength: 4 }),
    fc.uniqueArray(fc.constantFrom(...nulls), { maxLength: 2 }),
    fc.constantFrom([], [], ['cookie-session']),
  )
  .map((all) => all.flat())

it('what a customer buys is what was shown and chosen, on every walk', async () => {
  const begun = performance.now()
  const used = process.cpuUsage()
  let walks = 0
  await fc.assert(
    fc.asyncProperty(
      shopDialects,
      fc.commands(commands, {
        maxCommands: STEPS,
        size: 'max',
        ...(REPLAY !== undefined && { replayPath: REPLAY }),
      }),
      async (names, all) => {
        walks++
        const walk = new Walk(names, LEFT)
        try {
          await walk.load('basket')
          await fc.asyncModelRun(() => ({ model: {}, real: walk }), all)
        } finally {
          await walk.end()
        }
      },
    ),
    {
      numRuns: WALKS,
      seed: SEED,
      path: PATH,
      endOnFailure: Boolean(process.env['FUZZ_END']),
    },
  )
  const { user } = process.cpuUsage(used)
  process.stdout.write(
    `walks: ${walks} of ${STEPS} steps with the seed ${SEED} in ${Math.round((performance.now() - begun) / 1000)} s, ${Math.round(user / 1e6)} s of a processor\n`,
  )
})

it('a write that is done again with every press breaks a law: the campaign finds it', async () => {
  const walk = new Walk([], new Set())
  walk.shop.losesKeys = true
  const steps = [does.buy('product 202', 0, { faults: ['late'], presses: 2 }), does.reload(), does.reload()]
  try {
    await walk.load('basket')
    await expect(fc.asyncModelRun(() => ({ model: {}, real: walk }), steps)).rejects.toThrow(/^once: /)
  } finally {
    await walk.end()
  }
})

it('a line that is left with less than the customer has said breaks a law', () => {
  const intent = new Intent('one less', 'a')
  intent.leaves.push({ offers: [2021], stays: 2 })
  const others = { period: null, orders: [], bought: 0, points: 0 }
  const basket = (quantity: number) => ({ ...others, lines: new Map([[2021, quantity]]) })
  const lawsOf = (left: number) => [
    ...basketLaws({
      who: 'a',
      path: '/basket/eshop/items/',
      body: '',
      intent,
      before: basket(4),
      after: basket(left),
    }),
  ]
  expect(lawsOf(2)).toEqual([])
  expect(lawsOf(1)).toEqual([['leaves', expect.stringContaining('3 of Ясно Месяц')]])
})
