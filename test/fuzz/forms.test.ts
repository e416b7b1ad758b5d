import './page'
import { RUNS, SEED } from './campaign'
import { forms } from './forms'
import { pressed } from './pressed'

/** The number of form states: 250 in `npm test`, 66 times as many in `npm run fuzz`. */
const STATES = RUNS / 6
const MOST = Math.min(10, Math.ceil(STATES / forms.length))

it('a press of any form sends it or says why not', async () => {
  const silent: string[] = []
  const reached = new Map(forms.map((form) => [form, 0]))
  let states = 0
  for (let seed = SEED; states < STATES && silent.length < 5; seed++) {
    const form = forms[seed % forms.length]
    if (!form) continue
    // The first visits use the sandbox's answers unchanged, so that each form is reached.
    const share = seed - SEED < forms.length || seed % 3 > 0 ? 0 : 0.15
    const visit = await pressed(seed, form, MOST, share)
    states += visit.states
    reached.set(form, (reached.get(form) ?? 0) + visit.states)
    silent.push(...visit.silent)
  }
  process.stdout.write(`forms: ${states} states\n`)
  expect(silent.join('\n')).toBe('')
  const unseen = [...reached]
    .filter(([, times]) => times === 0)
    .map(([{ path, way = [], send }]) => [path, ...way, send].join(' '))
  if (RUNS >= 1500) expect(unseen).toEqual([])
})
