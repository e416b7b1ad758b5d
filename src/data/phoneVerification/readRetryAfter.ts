import { mapped, numberOrNull, nullIfUnreadable, record, type Read } from '../../api/wire'

const USUAL = 60

/** Seconds until another code may be asked for; where the answer does not say, as long as usual: each costs money. */
export const retryAfter: Read<number> = mapped(
  nullIfUnreadable(record({ retry_after: numberOrNull })),
  (wire) => wire?.retry_after ?? USUAL,
)
