import { toWire } from '../../api/toWire'
import { isRecord } from '../../api/isRecord'
import type { ServerRecord } from '../../api/serverRecord'
import type { Eye } from '../../domain/lens'
import type { LensEdit, LensesEdit, ProfileEdit } from './profile'

/** Fields that the call takes under the names of the record. */
const KEPT = [
  'name',
  'last_name',
  'second_name',
  'birthday',
  'gender',
  'unsubscribe_mailings',
  'unsubscribe_calls',
]

/** Returns the body that saves 'Мои данные'; fields that the record lacks are omitted. */
export function profileBody(serverRecord: ServerRecord, { residence, ...edit }: ProfileEdit): ServerRecord {
  const { residence: city } = serverRecord
  return {
    ...Object.fromEntries(
      KEPT.filter((name) => name in serverRecord).map((name) => [name, serverRecord[name]]),
    ),
    ...(city === null && { fias_id: null }),
    ...(isRecord(city) && 'fias_id' in city && { fias_id: city['fias_id'] }),
    ...wireOf(edit),
    ...(residence !== undefined && { fias_id: residence?.fiasId ?? null }),
  }
}

/** Returns the record as it will be after an edit. */
export const editedProfile = (
  serverRecord: ServerRecord,
  { residence, ...edit }: ProfileEdit,
): ServerRecord => ({
  ...serverRecord,
  ...wireOf(edit),
  ...(residence !== undefined && { residence: residence && { region: '', ...toWire(residence) } }),
})

/** Inverts both subscriptions, as the server stores them (contract 7.2). */
function wireOf({
  subscribeMailings,
  subscribeCalls,
  ...edit
}: Omit<ProfileEdit, 'residence'>): ServerRecord {
  return {
    ...toWire(edit),
    ...(subscribeMailings !== undefined && { unsubscribe_mailings: !subscribeMailings }),
    ...(subscribeCalls !== undefined && { unsubscribe_calls: !subscribeCalls }),
  }
}

/** Returns the body that saves 'Мои линзы', which is also the resulting record. */
export function lensesBody(serverRecord: ServerRecord, { lenses = {}, ...edit }: LensesEdit): ServerRecord {
  const worn: unknown[] = Array.isArray(serverRecord['lenses']) ? serverRecord['lenses'] : []
  const edited = Object.entries(lenses).reduce(withLens, worn)
  return { ...serverRecord, ...toWire(edit), ...(edited !== worn && { lenses: edited }) }
}

/** The values of a lens about which nothing is known. */
const unknown = {
  product_id: null,
  title: '',
  sphere: null,
  cylinder: null,
  axis: null,
  addition: null,
  base_curve: null,
  diameter: null,
}

/** Replaces the lens of an eye; of several for one eye, the first is the one on the screen. */
function withLens(lenses: unknown[], [eye, edit]: [string, LensEdit | undefined]): unknown[] {
  const index = lenses.findIndex((lens) => isRecord(lens) && lens['eye'] === (eye as Eye))
  if (edit === undefined) return lenses
  if (edit === null) return lenses.filter((_, place) => place !== index)
  if (index === -1) return [...lenses, { eye, ...unknown, ...toWire(edit) }]
  return lenses.map((lens, place) => (place === index ? { ...(lens as object), ...toWire(edit) } : lens))
}
