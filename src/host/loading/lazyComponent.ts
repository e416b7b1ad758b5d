import { createElement, lazy, type ComponentType } from 'react'

type Load<Chunk> = () => Promise<Chunk>

/** React needs the same promise at each render. */
const chunks = new Map<unknown, Promise<unknown>>()

/** Resets the chunks that did not load, so that they are requested again. */
const failed = new Set<() => void>()

/** A chunk that is loaded once. */
export function chunkOf<Chunk>(load: Load<Chunk>): Promise<Chunk> {
  const known = chunks.get(load) as Promise<Chunk> | undefined
  const chunk = known ?? load()
  chunks.set(load, chunk)
  if (!known) chunk.catch(() => failed.add(() => chunks.delete(load)))
  return chunk
}

/** A component loaded with its chunk, like React's `lazy`, which would keep a failure for good. */
export function lazyComponent<Props extends object>(load: Load<ComponentType<Props>>): ComponentType<Props> {
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

/** Call before rendering again: chunks that did not load are requested once more. */
export function forgetFailedChunks(): void {
  failed.forEach((forget) => forget())
  failed.clear()
}

/** Loads what is about to be opened. If this fails, it is requested again when it is opened. */
export async function preload(load: Load<unknown> | undefined): Promise<void> {
  if (load) await chunkOf(load).catch(forgetFailedChunks)
}

/** Milliseconds in which only the current page loads. */
const SETTLING = 5000

/**
 * Loads what may be opened next, one by one, once the current page has had its time; not if the customer
 * saves data or the network is slow.
 * @returns what ends it
 */
export function preloadLater(loads: Load<unknown>[]): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  const left = connection?.saveData || /[23]g/.test(connection?.effectiveType ?? '') ? [] : [...loads]
  const goOn = (): void => void preload(left.shift()).then(() => left.length > 0 && goOn())
  const timer = setTimeout(goOn, SETTLING)
  return () => {
    clearTimeout(timer)
    left.length = 0
  }
}
