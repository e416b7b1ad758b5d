import { mapped, numberOrNull, nullIfUnreadable, record, type Read } from '../../api/wire'

/** Seconds that apply if the server states none, because each code costs money. */
const USUAL = 60

/** Reads the time from which another code may be requested, in milliseconds since 1970. */
export const nextCodeAt: Read<number> = mapped(
  nullIfUnreadable(record({ retry_after: numberOrNull })),
  (wire) => Date.now() + (wire?.retry_after ?? USUAL) * 1000,
)
