type Load<Chunk> = () => Promise<Chunk>

/** React must meet the same promise again each time it draws. */
const chunks = new Map<unknown, Promise<unknown>>()

/** A chunk that is loaded once; one that failed is asked for anew when it is wanted again. */
export function chunkOf<Chunk>(load: Load<Chunk>): Promise<Chunk> {
  const known = chunks.get(load) as Promise<Chunk> | undefined
  const chunk = known ?? load()
  chunks.set(load, chunk)
  return chunk
}

export const forgetChunk = (load: Load<unknown>): void => void chunks.delete(load)

/** Whoever points at something is about to open it. What fails here is asked for again when it is opened. */
export async function preload(load: Load<unknown> | undefined): Promise<void> {
  if (load) await chunkOf(load).catch(() => forgetChunk(load))
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
