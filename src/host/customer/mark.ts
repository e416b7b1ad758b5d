import { digest } from './digest'
import { tryOrUndefined } from './tryOrUndefined'

/**
 * Key in `localStorage` of this browser's last session. The value contains a digest of the token, never the
 * token itself, and a session name that survives the renewal of the token.
 */
const MARK = 'lens-widgets:session'

/** Records the session of a token and returns its mark: the existing one if the session is the same. */
export function markIn(token: string | undefined, session?: string): string {
  const last = readMark()
  const isSame = last?.startsWith(markOf(token ?? '', '')) === true
  const mark = isSame ? last : markOf(token ?? '', session)
  writeMark(mark)
  return mark
}

export const markOf = (token: string, session = random()): string => `${digest(token)}:${session}`

export const sessionIn = (mark: string | undefined): string | undefined => mark?.split(':')[1]

/** Returns a random text; `crypto.randomUUID` is missing on pages without https. */
const random = () => Math.random().toString(36).slice(2)

export const readMark = (): string | undefined =>
  tryOrUndefined(() => localStorage.getItem(MARK)) ?? undefined

export function writeMark(mark: string): void {
  tryOrUndefined(() => localStorage.setItem(MARK, mark))
}
