import { act } from '@testing-library/react'
import type { Screen } from '../customerPage'
import type { Fault } from '../customerShop'
import { textOf } from '../customerView'
import type { Walk } from '../customerWalk'

/* Helpers for the customer's steps. */

export type Told = string | undefined | void
export type Faults = readonly (Fault | 'none')[]

/** Does something on the page and waits for what comes of it. */
export async function on(walk: Walk, run: () => string | undefined): Promise<string | undefined> {
  let told: string | undefined
  await act(() => {
    told = run()
    return Promise.resolve()
  })
  await walk.settle()
  return told
}

/** Goes there, if the customer is elsewhere. */
export async function at(walk: Walk, screen: Screen) {
  if (walk.screen === screen) return
  // The checkout says later that an order was made, if it could not say so before the customer left.
  if (walk.intent?.orders.some(({ number }) => !textOf(walk.root).includes(number)))
    walk.unfinished[walk.who] = walk.intent
  walk.done()
  await walk.show(screen)
}

/** Does it so often, one after the other. */
export async function times(count: number, run: () => Promise<Told>) {
  const told: Told[] = []
  for (let left = count; left > 0; left--) told.push(await run())
  return told.filter((one) => one !== undefined).join('; ')
}
