import { createElement, lazy, type ComponentType } from 'react'

type Load<Chunk> = () => Promise<Chunk>

/** React must meet the same promise again each time it draws. */
const chunks = new Map<unknown, Promise<unknown>>()

/** What makes the chunks that did not load be asked for anew. */
const failed = new Set<() => void>()

/** A chunk that is loaded once. */
export function chunkOf<Chunk>(load: Load<Chunk>): Promise<Chunk> {
  const known = chunks.get(load) as Promise<Chunk> | undefined
  const chunk = known ?? load()
  chunks.set(load, chunk)
  if (!known) chunk.catch(() => failed.add(() => chunks.delete(load)))
  return chunk
}

/** A component that comes with its chunk, as by React's `lazy`, which would remember for good that it did not come. */
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

/** Before what failed is drawn anew: chunks that did not load are asked for once more. */
export function forgetFailedChunks(): void {
  failed.forEach((forget) => forget())
  failed.clear()
}

/** Whoever points at something is about to open it. What fails here is asked for again when it is opened. */
export async function preload(load: Load<unknown> | undefined): Promise<void> {
  if (load) await chunkOf(load).catch(forgetFailedChunks)
}

/** Milliseconds that what is on the screen has for itself. */
const SETTLING = 5000

/**
 * Loads what may be opened next, one after the other, when what is on the screen has had its time; not where the
 * customer pays for every byte or waits for it.
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
