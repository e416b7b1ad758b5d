import { format } from 'node:util'
import { act } from '@testing-library/react'
import type { MountedIsland } from '../../src/island/IslandModule'
import { setWidth } from '../support/browser'
import type { Call } from './calls'
import { faultsIn } from './faults'
import { placeScreen } from './mountScreen'
import { Random } from './random'
import { islands, type Screen } from './screens'
import { Session, type Report } from './session'
import { doSomething, press } from './walk'

const SCENARIOS = ['full', 'full', 'full', 'full', 'many', 'empty']

/** Opens one of the screens and does a few things there. All of it depends on the seed alone. */
export async function visit(
  seed: number,
  screens: readonly Screen[],
  writes: readonly Call[],
): Promise<Report> {
  const random = new Random(seed)
  const {
    island: name,
    path,
    scenario = random.pick(SCENARIOS),
    first,
    settings = {},
  } = screens[seed % screens.length] as Screen
  // If every answer is broken, one fault may hide another.
  const share = random.pick([0.25, 0.6, 1])
  const session = new Session(seed, scenario, (operation) => (operation === 'getAccountInfo' ? 0.08 : share))
  const { steps, shop, onFault } = session
  steps.push(`open ${name} at ${path} as '${scenario}'`)

  setWidth(random.chance(0.3) ? 375 : 1280)
  const { container, root } = placeScreen({ path: path.replace(':seed', String(seed)), settings })
  let island: MountedIsland | undefined
  let hadFocus = false

  const look = async () => {
    await session.rest()
    faultsIn(root).forEach(onFault)
    const isHonest = shop.delivered.every(({ operation }) => operation !== 'getAccountInfo')
    if (name === 'cabinet' && isHonest && !root.querySelector('h1')) onFault('the heading is gone')
    if (hadFocus && document.activeElement === document.body) onFault('the focus is lost')
    hadFocus = document.activeElement !== document.body
  }
  const doOne = (isFirst: boolean) => {
    if (isFirst && first) return press(root, random, first)
    if (random.chance(0.6)) return doSomething(root, random)
    return random.chance(0.6) ? comeBack() : write(random.pick(writes))
  }
  try {
    island = await act(() => islands[name].mount({ name, container, root }))
    act(() => void island?.open?.({ messages: ['Чек не найден'] }))
    await look()
    for (let left = random.below(6) + (first ? 1 : 0), isFirst = true; left > 0; left--, isFirst = false) {
      const step = await act(() => Promise.resolve(doOne(isFirst)))
      if (step === undefined) break
      steps.push(step)
      await look()
    }
  } catch (error) {
    onFault(format(error))
  }
  act(() => island?.unmount())
  container.remove()
  return session.end()
}

/** Returns from another tab after so long that everything on the screen is refetched. */
function comeBack(): string {
  jest.advanceTimersByTime(2 * 60_000)
  window.dispatchEvent(new Event('focus'))
  return 'come back after two minutes'
}

function write({ name, run }: Call): string {
  void run()
  return `call ${name}`
}
