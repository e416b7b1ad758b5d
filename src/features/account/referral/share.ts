import { safeHref } from '#domain/safeHref'

/** Returns the whole address, as a friend needs it; undefined if the text is no link. */
export function invitationAddress(link: string): string | undefined {
  const href = safeHref(link)
  return href === undefined ? undefined : new URL(href, location.origin).href
}

/** Returns whether the system has a sheet for sharing; desktop browsers often have none. */
export const canShare = (): boolean => 'share' in navigator

/** Opens the system's sheet; false if it does not open. Closing it without sharing is no failure. */
export async function share(url: string, code: string): Promise<boolean> {
  try {
    await navigator.share({ text: `Приглашаю в клуб. Мой код: ${code}`, url })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
