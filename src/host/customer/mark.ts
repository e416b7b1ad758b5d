import { digest } from './digest'
import { tryOrUndefined } from './tryOrUndefined'

/**
 * Key in `localStorage` for the session this browser had last. The value holds a digest of its token, never
 * the token, and a name of the session, which it keeps when its token is renewed.
 */
const MARK = 'lens-widgets:session'

/** Notes the session of a token, and returns its mark: the one of before where it is the same session. */
export function markIn(token: string | undefined, session?: string): string {
  const last = readMark()
  const isSame = last?.startsWith(markOf(token ?? '', '')) === true
  const mark = isSame ? last : markOf(token ?? '', session)
  writeMark(mark)
  return mark
}

export const markOf = (token: string, session = random()): string => `${digest(token)}:${session}`

export const sessionIn = (mark: string | undefined): string | undefined => mark?.split(':')[1]

/** Random text without `crypto.randomUUID`, which is missing on pages without https. */
const random = () => Math.random().toString(36).slice(2)

export const readMark = (): string | undefined =>
  tryOrUndefined(() => localStorage.getItem(MARK)) ?? undefined

export function writeMark(mark: string): void {
  tryOrUndefined(() => localStorage.setItem(MARK, mark))
}
