import { toWire } from '../../api/toWire'
import { isRecord, type AsRead } from '../../api/asRead'
import type { Eye } from '../../domain/lens'
import type { LensEdit, LensesEdit, ProfileEdit } from './profile'

/** What of the record the call takes under the same name. */
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
export function profileBody(asRead: AsRead, { residence, ...edit }: ProfileEdit): AsRead {
  const { residence: city } = asRead
  return {
    ...Object.fromEntries(KEPT.filter((name) => name in asRead).map((name) => [name, asRead[name]])),
    ...(city === null && { fias_id: null }),
    ...(isRecord(city) && 'fias_id' in city && { fias_id: city['fias_id'] }),
    ...wireOf(edit),
    ...(residence !== undefined && { fias_id: residence?.fiasId ?? null }),
  }
}

/** The record as it stands once an edit is saved. */
export const editedProfile = (asRead: AsRead, { residence, ...edit }: ProfileEdit): AsRead => ({
  ...asRead,
  ...wireOf(edit),
  ...(residence !== undefined && { residence: residence && { region: '', ...toWire(residence) } }),
})

/** The server keeps the inverse of both subscriptions (contract 7.2). */
function wireOf({ subscribeMailings, subscribeCalls, ...edit }: Omit<ProfileEdit, 'residence'>): AsRead {
  return {
    ...toWire(edit),
    ...(subscribeMailings !== undefined && { unsubscribe_mailings: !subscribeMailings }),
    ...(subscribeCalls !== undefined && { unsubscribe_calls: !subscribeCalls }),
  }
}

/** The body that saves 'Мои линзы', which is also the record as it stands then. */
export function lensesBody(asRead: AsRead, { lenses = {}, ...edit }: LensesEdit): AsRead {
  // Without lenses the other answers about them are cleared.
  if (edit.wearsLenses === false) {
    return {
      ...asRead,
      wears_lenses: false,
      lenses: [],
      replacement: null,
      solution_product_id: null,
      since: null,
    }
  }
  const worn: unknown[] = Array.isArray(asRead['lenses']) ? asRead['lenses'] : []
  const edited = Object.entries(lenses).reduce(withLens, worn)
  return { ...asRead, ...toWire(edit), ...(edited !== worn && { lenses: edited }) }
}

/** What a lens has before anybody has said anything of it. */
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
