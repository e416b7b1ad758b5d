import { createElement, lazy, type ComponentType } from 'react'

type Load<Chunk> = () => Promise<Chunk>

/** No chunk loads before React, so a lazy component renders its fallback. */
const never = () => new Promise<never>(() => undefined)

/** Promises by loader function: React needs the same promise at each render. */
const chunks = new Map<unknown, Promise<unknown>>()

/** Functions that reset failed chunks, so that they are requested again. */
const failed = new Set<() => void>()

export function chunkOf<Chunk>(load: Load<Chunk>): Promise<Chunk> {
  if (BEFORE_REACT) return never()
  const known = chunks.get(load) as Promise<Chunk> | undefined
  const chunk = known ?? load()
  chunks.set(load, chunk)
  if (!known) chunk.catch(() => failed.add(() => chunks.delete(load)))
  return chunk
}

/**
 * Creates a component that loads with its chunk, like React's `lazy`, which would cache a failure forever.
 */
export function lazyComponent<Props extends object>(load: Load<ComponentType<Props>>): ComponentType<Props> {
  if (BEFORE_REACT) return lazy<ComponentType<Props>>(never)
  const make = () =>
    lazy(() =>
      load().then(
        (component) => ({ default: component }),
        (error: unknown) => {
          failed.add(() => (Chunk = make()))
          throw error
        },
      ),
    )
  let Chunk = make()
  return (props) => createElement(Chunk, props)
}

/** Resets failed chunks, so that the next render requests them again. */
export function forgetFailedChunks(): void {
  failed.forEach((forget) => forget())
  failed.clear()
}

/** Loads a chunk that is likely to be opened next. If this fails, opening requests it again. */
export async function preload(load: Load<unknown> | undefined): Promise<void> {
  if (!BEFORE_REACT && load) await chunkOf(load).catch(forgetFailedChunks)
}

/** Milliseconds during which only the current page loads. */
const SETTLING = 5000

/**
 * Loads chunks that may be opened next, one by one, after the current page has loaded. It does nothing if the
 * customer saves data or the network is slow.
 * @returns a function that stops it
 */
export function preloadLater(loads: Load<unknown>[]): () => void {
  if (BEFORE_REACT) return () => undefined
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  const left = connection?.saveData || /[23]g/.test(connection?.effectiveType ?? '') ? [] : [...loads]
  const goOn = (): void => void preload(left.shift()).then(() => left.length > 0 && goOn())
  const timer = setTimeout(goOn, SETTLING)
  return () => {
    clearTimeout(timer)
    left.length = 0
  }
}
