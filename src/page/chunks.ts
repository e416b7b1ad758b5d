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
export function preload(load: Load<unknown> | undefined): void {
  if (load) chunkOf(load).catch(() => forgetChunk(load))
}
