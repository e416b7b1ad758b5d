import { toWire } from '../../api/toWire'
import { isRecord } from '../../api/isRecord'
import type { ServerRecord } from '../../api/serverRecord'
import type { Eye } from '../../domain/lens'
import type { LensEdit, LensesEdit, ProfileEdit } from './profile'

/** Fields of the record that the call takes under the same names. */
const KEPT = [
  'name',
  'last_name',
  'second_name',
  'birthday',
  'gender',
  'unsubscribe_mailings',
  'unsubscribe_calls',
]

/** The body that saves 'Мои данные'. What the record does not say is left out. */
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

/** The record as it stands once an edit is saved. */
export const editedProfile = (
  serverRecord: ServerRecord,
  { residence, ...edit }: ProfileEdit,
): ServerRecord => ({
  ...serverRecord,
  ...wireOf(edit),
  ...(residence !== undefined && { residence: residence && { region: '', ...toWire(residence) } }),
})

/** The server keeps the inverse of both subscriptions (contract 7.2). */
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

/** The body that saves 'Мои линзы', which is also the record as it stands then. */
export function lensesBody(serverRecord: ServerRecord, { lenses = {}, ...edit }: LensesEdit): ServerRecord {
  const worn: unknown[] = Array.isArray(serverRecord['lenses']) ? serverRecord['lenses'] : []
  const edited = Object.entries(lenses).reduce(withLens, worn)
  return { ...serverRecord, ...toWire(edit), ...(edited !== worn && { lenses: edited }) }
}

/** Values of a lens before any is known. */
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

/** The lenses with another one for an eye: of several for one eye the first is what the customer has seen. */
function withLens(lenses: unknown[], [eye, edit]: [string, LensEdit | undefined]): unknown[] {
  const index = lenses.findIndex((lens) => isRecord(lens) && lens['eye'] === (eye as Eye))
  if (edit === undefined) return lenses
  if (edit === null) return lenses.filter((_, place) => place !== index)
  if (index === -1) return [...lenses, { eye, ...unknown, ...toWire(edit) }]
  return lenses.map((lens, place) => (place === index ? { ...(lens as object), ...toWire(edit) } : lens))
}
