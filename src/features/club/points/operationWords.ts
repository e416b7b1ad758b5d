import type { IconName } from '#ui/lib/icons'
import { formatDate, hasPassed, type IsoDate } from '#domain/dates/dates'
import { plural, type Forms } from '#domain/numbers/counts'
import { lookup } from '#domain/lookup'
import type { PointsOperation } from '#data/points/pointsHistory'
import { isPending } from '#data/points/historyMonths'

interface Kind {
  one: string
  icon: IconName
}

const BECOME_ACTIVE: Forms = ['станет активен', 'станут активны', 'станут активны']
const WAITING: Forms = ['ещё не активен', 'ещё не активны', 'ещё не активны']
const LAST: Forms = ['действует', 'действуют', 'действуют']

/** Names and icons by type of operation; for an unknown type the sign of its points decides. */
const KINDS: Record<string, Kind> = {
  earn: { one: 'Начисление', icon: 'star' },
  spend: { one: 'Списание', icon: 'ticket' },
  expire: { one: 'Сгорание', icon: 'clock' },
  refund: { one: 'Возврат', icon: 'left' },
  adjust: { one: 'Корректировка', icon: 'info' },
}

const kindOf = ({ type, points }: PointsOperation): Kind =>
  lookup(KINDS, type) ??
  ((points ?? 0) < 0 ? { one: 'Списание', icon: 'ticket' } : { one: 'Начисление', icon: 'star' })

export const typeInWords = (operation: PointsOperation): string => kindOf(operation).one
export const iconOf = (operation: PointsOperation): IconName => kindOf(operation).icon

/** Writes 'станут активны 19 марта 2026'; '' without a day to come. */
export function activeInWords(points: number, day: IsoDate | null): string {
  const date = hasPassed(day) ? '' : formatDate(day)
  return date && `${plural(points, BECOME_ACTIVE)} ${date}`
}

/** Returns the dates of an operation: '5 марта 2026, станут активны 19 марта 2026'. */
export function whenInWords(operation: PointsOperation): string {
  const { createdAt, activeFrom, expiresAt, status, points } = operation
  const size = Math.abs(points ?? 0)
  const date = formatDate(createdAt)
  if (isPending(operation)) {
    // Points to be taken do not become active.
    const words = activeInWords(size, activeFrom) || plural(size, WAITING)
    return [date, (points ?? 0) < 0 ? '' : words].filter(Boolean).join(', ')
  }
  const end = formatDate(expiresAt)
  if (status === 'expired') return [date, 'срок истёк'].filter(Boolean).join(', ')
  return [date, end !== '' && (points ?? 0) > 0 && `${plural(size, LAST)} до ${end}`]
    .filter(Boolean)
    .join(', ')
}

/** Returns the path of the page with the operation's source, such as an order; undefined if there is none. */
export function sourceOf({ source }: PointsOperation): string | undefined {
  const id = source?.id ?? null
  const query = id === null ? '' : encodeURIComponent(String(id))
  switch (source?.type) {
    case 'order':
      return query === '' ? '/orders/' : `/orders/?order=${query}`
    case 'check':
      return query === '' ? '/points/?view=receipts' : `/points/?view=receipts&receipt=${query}`
    case 'certificate':
      return '/promocodes/'
    case 'review':
      return '/feedback/'
    case 'friend':
    case 'referral':
      return '/club/invite/'
    case 'story':
      return '/friends/'
    default:
      return undefined
  }
}
