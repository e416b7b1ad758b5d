import { initials } from '#data/account/account'
import type { Id } from '#domain/Id'
import type { Score } from '#data/points/points'
import { dataOf, isRecord } from '../../../src/firstScreen/dataOf'
import type { EarlyAnswer } from '#host/shared'
import type { Variant } from './tree'

/* Reads what the first screen fills in; undefined for what is not plainly good. React's readers are more patient. */

export interface Account {
  id: Id
  name: string
  initials: string
  friends: Variant['friends']
}

/** Above it numbers are no real amounts. */
const isAmount = (value: unknown): value is number => Number.isSafeInteger(value)

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value))

export async function readAccount(answer: EarlyAnswer): Promise<Account | undefined> {
  const data = await dataOf(answer)
  const consumer = data?.['consumer']
  if (!data || !isRecord(consumer)) return undefined
  const { id, name, last_name: lastName } = consumer
  if (
    !(isAmount(id) || (typeof id === 'string' && id)) ||
    typeof name !== 'string' ||
    typeof lastName !== 'string'
  )
    return undefined
  const isFriend = data['is_friends_application_exist'] === true
  return {
    id,
    name,
    initials: initials({ id, name, lastName }),
    friends: data['is_friends_available'] !== true ? 'none' : isFriend ? 'cabinet' : 'club',
  }
}

export async function readScore(answer: EarlyAnswer | undefined): Promise<Score | undefined> {
  const { available, expiring } = (await dataOf(answer)) ?? {}
  if (!isAmount(available) || !Array.isArray(expiring)) return undefined
  const batches = expiring.map((batch: unknown) =>
    isRecord(batch) && isAmount(batch['points']) && isDate(batch['expires_at'])
      ? [{ points: batch['points'], expiresAt: batch['expires_at'] }]
      : [],
  )
  return batches.every(({ length }) => length > 0)
    ? { available, pending: 0, spent: 0, expiring: batches.flat() }
    : undefined
}
