import './page'
import { coreModuleName } from '@reduxjs/toolkit/query/react'
import { RUNS, SEED } from './campaign'
import { race, withoutKeys, type Tab } from './races'

/** The share of `FUZZ_RUNS` that this campaign runs. */
const SHARE = 0.05
const ENOUGH = 5
/**
 * The basket runs these one after another: each call is an intent of its own, and only their button ignores further
 * presses. The walks of the customer press the buttons.
 */
const QUEUED = ['addBasketLenses', 'addBasketAdditional', 'returnBasketItem']

/**
 * Opens a tab of the same browser: another copy of all modules.
 * @param joins whether further presses join a pending write, so that no key is needed
 */
async function openTab(joins: boolean): Promise<Tab> {
  const tab: { opened?: Tab } = {}
  // The imported helpers would register hooks, which their first copy has registered already.
  const hooks = { beforeAll, beforeEach, afterAll, afterEach }
  Object.assign(globalThis, Object.fromEntries(Object.keys(hooks).map((name) => [name, () => undefined])))
  await jest.isolateModulesAsync(async () => {
    if (!joins) jest.doMock('../../src/api/oneWrite', () => ({ oneWrite: idle }))
    const { allCalls } = await import('./calls')
    const { api } = await import('../../src/api/api')
    const { store } = await import('../../src/store/store')
    const { checkCustomer } = await import('../../src/host/customer/customer')
    tab.opened = {
      writes: (await allCalls()).filter(({ name, isWrite }) => isWrite && !QUEUED.includes(name)),
      forget: () => {
        checkCustomer()
        store.dispatch(api.util.resetApiState())
      },
    }
  })
  jest.dontMock('../../src/api/oneWrite')
  Object.assign(globalThis, hooks)
  return tab.opened as Tab
}

/** Replaces the module that joins writes. */
const idle = { name: coreModuleName, init: () => ({ injectEndpoint: () => undefined }) }

let joining: Tab[] = []
let keyed: Tab[] = []
beforeAll(async () => {
  joining = [await openTab(true), await openTab(true)]
  keyed = [await openTab(false), await openTab(false)]
})

it('a write pressed several times before its answer is done once in each tab, in whatever order all arrives', async () => {
  const faults: string[] = []
  const changed = new Set<string>()
  const runs = Math.round(RUNS * SHARE)
  let seed = SEED
  for (; seed < SEED + runs && faults.length < ENOUGH; seed++) {
    const { name, isChange, fault } = await race(seed, seed % 2 ? joining : keyed)
    if (isChange) changed.add(name)
    if (fault !== undefined) faults.push(fault)
  }
  process.stdout.write(
    `campaign: races, ${seed - SEED} runs, seeds ${SEED} to ${seed - 1}, ${faults.length} found, ${changed.size} writes change something\n`,
  )
  expect(faults.join('\n')).toBe('')
  expect(changed.size).toBeGreaterThan(Math.min(runs, joining[0]?.writes.length ?? 0) / 4)
})

it('writes that are not joined and arrive without their keys are done more than once: the campaign finds it', async () => {
  let found: string | undefined
  for (let seed = 1; seed <= 60 && found === undefined; seed++)
    found = (await race(seed, keyed, withoutKeys)).fault
  expect(found).toBeDefined()
})
