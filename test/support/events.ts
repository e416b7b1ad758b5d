import type { LensEvents } from '../../src/host/events'

type Told<Name extends keyof LensEvents> = [name: Name, detail: LensEvents[Name]]

let end: () => void = () => undefined

/** Returns the events that the page gets from now on, in order. */
export function hear<Name extends keyof LensEvents>(...names: Name[]): Told<Name>[] {
  end()
  const told: Told<Name>[] = []
  const listeners = names.map((name) => {
    const listener = (event: Event) => void told.push([name, (event as CustomEvent<LensEvents[Name]>).detail])
    document.addEventListener(`lens-widgets:${name}`, listener)
    return () => document.removeEventListener(`lens-widgets:${name}`, listener)
  })
  end = () => listeners.forEach((stop) => stop())
  return told
}

afterEach(() => end())
