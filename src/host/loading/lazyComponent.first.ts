import { lazy } from 'react'
import type * as lazyComponents from './lazyComponent'

/* No chunk loads before React, so a lazy component renders its fallback. */

export const chunkOf: typeof lazyComponents.chunkOf = () => new Promise(() => undefined)

export const lazyComponent: typeof lazyComponents.lazyComponent = () =>
  lazy(() => new Promise(() => undefined))

export const preload: typeof lazyComponents.preload = () => Promise.resolve()

export const preloadLater: typeof lazyComponents.preloadLater = () => () => undefined
