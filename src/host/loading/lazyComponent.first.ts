import { lazy } from 'react'
import type * as lazyComponents from './lazyComponent'

/* No chunk comes before React: what waits for one is drawn as its fallback. */

export const chunkOf: typeof lazyComponents.chunkOf = () => new Promise(() => undefined)

export const lazyComponent: typeof lazyComponents.lazyComponent = () =>
  lazy(() => new Promise(() => undefined))

export const preload: typeof lazyComponents.preload = () => Promise.resolve()

export const preloadLater: typeof lazyComponents.preloadLater = () => () => undefined
