/* The bench's customer: the sandbox's Anna, with something due in each kind of 'Что сейчас важно' (contract 3.11). */

const DAY = 24 * 3600e3
const inDays = (days) => new Date(Date.now() + days * DAY).toISOString()

/** Orders to pay and to fetch, trial lenses and points that expire she has; what else she needs, by path, list and fields. */
const LACKING = {
  '/api/v2/internal/personal/entries/': ['entries', { starts_at: inDays(1), ends_at: inDays(1.02) }],
  '/api/v2/internal/personal/reminders/': ['reminders', { remind_at: inDays(0).slice(0, 10) }],
  '/api/v2/internal/personal/selections/': ['selections', { next_visit_at: inDays(-3).slice(0, 10) }],
  '/api/v2/internal/personal/reviews/': ['reviews', { created_at: inDays(-2) }],
}

/** Returns the bytes of an answer of the sandbox, with something due in it. */
export function withDue(url, bytes) {
  const [list, fields] = LACKING[url.split('?')[0]] ?? []
  if (!list) return bytes
  const answer = JSON.parse(bytes)
  for (const item of answer.data?.[list] ?? []) Object.assign(item, fields)
  return JSON.stringify(answer)
}
