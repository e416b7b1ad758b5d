import type { LensEvents } from '../../../src/host/publicApi'

export type Timing = LensEvents['timing']

const SWITCH = 'example-shop:measures'
const KEPT = 'example-shop:timings'
const MOST = 1_000

/** Tells whether the visits of this browser are measured. */
export const measures = (): boolean => localStorage.getItem(SWITCH) === '1'

export const setMeasures = (on: boolean): void => localStorage.setItem(SWITCH, on ? '1' : '0')

export const keptTimings = (): Timing[] => JSON.parse(localStorage.getItem(KEPT) ?? '[]') as Timing[]

export const forgetTimings = (): void => localStorage.removeItem(KEPT)

/** Stores the widgets' timing events, as a shop would send them to its own server. */
export function keepTimings(): void {
  document.addEventListener('lens-widgets:loaded', () => {
    window.lensWidgets?.on('timing', (timing) => {
      localStorage.setItem(KEPT, JSON.stringify([...keptTimings(), timing].slice(-MOST)))
    })
  })
}
