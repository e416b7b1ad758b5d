import { guardPresses } from '#ui/lib/guardPresses'

let unguard = () => undefined as void

/**
 * For a test that presses twice: no time passes between its presses, however slow the machine. Presses are guarded, as
 * in an island, until the test ends.
 */
export function guardPressesAtOnce(): void {
  const now = performance.now()
  const clock = jest.spyOn(performance, 'now').mockReturnValue(now)
  const end = guardPresses(document)
  unguard = () => {
    end()
    clock.mockRestore()
  }
}

afterEach(() => {
  unguard()
  unguard = () => undefined
})
