import { mapped, numberOrNull, nullIfUnreadable, record, type Read } from '../../api/wire'

const USUAL = 60

/**
 * Reads the seconds until another code may be requested; without a value the usual wait applies, because each
 * code costs money.
 */
export const retryAfter: Read<number> = mapped(
  nullIfUnreadable(record({ retry_after: numberOrNull })),
  (wire) => wire?.retry_after ?? USUAL,
)
