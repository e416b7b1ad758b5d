/**
 * Holds what matches the pattern back until it is let go.
 * @returns how it is let go, whether it was asked for, and how many other reads have been answered
 */
export function holdReads(pattern: RegExp) {
  const { fetch } = globalThis
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  let answered = 0
  let isAsked = false
  globalThis.fetch = async (input, init) => {
    if (pattern.test(new Request(input).url)) {
      isAsked = true
      await held
      return fetch(input, init)
    }
    return fetch(input, init).finally(() => (answered += 1))
  }
  return { release: () => release(), isAsked: () => isAsked, answered: () => answered }
}
