import { withoutInherited } from '../withoutInherited'

/**
 * Replaces the browser's cached copy of a file. A file that was damaged, or was an HTML page because of a
 * running deploy, would stay cached under `immutable` even after a reload. Rejects if the file cannot be
 * loaded.
 */
export async function pastCache(address: string): Promise<void> {
  const { ok } = await fetch(address, withoutInherited<RequestInit>({ cache: 'reload' }))
  if (!ok) throw new Error(address)
}
