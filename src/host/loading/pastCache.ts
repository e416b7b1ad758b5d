import { withoutInherited } from '../withoutInherited'

/**
 * Replaces the browser's copy of a file. A file that arrived damaged, or as an HTML page in the middle of a
 * deploy, would stay so under `immutable`, even after a reload. Rejects if the file cannot be loaded.
 */
export async function pastCache(address: string): Promise<void> {
  const { ok } = await fetch(address, withoutInherited<RequestInit>({ cache: 'reload' }))
  if (!ok) throw new Error(address)
}
