import { withoutInherited } from '../withoutInherited'

/**
 * Replaces what the browser keeps of a file: one that arrived damaged, or as a page of HTML in the middle of a deploy, would
 * stay so under `immutable`, over reloads too. Rejects where the file is not to be had.
 */
export async function pastCache(address: string): Promise<void> {
  const { ok } = await fetch(address, withoutInherited({ cache: 'reload' as const }))
  if (!ok) throw new Error(address)
}
