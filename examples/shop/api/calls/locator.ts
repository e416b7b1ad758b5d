import {
  createEntry,
  getClinic,
  getClinics,
  getEntrySlots,
  getLocatorPoint,
  getLocatorPoints,
  getPointsWithProduct,
  logProblem,
  suggestClinics,
  suggestLocatorPoints,
} from '#api/generated/locator'
import { anyText, optional, positive, record, text, textOrNull } from '../http/fields'
import { found } from '../http/refusal'
import { accept, answer, openTo, type Route } from '../http/route'
import { suggestsOf } from '../http/search'
import { products } from '../seed/catalogue'
import { clinicsFor, locatorPointsFor } from '../seed/manyPlaces'
import { departmentOf } from '../seed/places'
import { entryServices } from '../seed/vision'
import { entryDays, takeSlot } from '../slots'
import { nextId } from '../visitor'

const entryDraft = record({
  slot_id: positive,
  service_code: optional(anyText),
  comment: optional(textOrNull),
})

export const locator: Route[] = [
  ...openTo('anyone', [
    answer(getLocatorPoints, ({ visitor }) => ({ points: locatorPointsFor(visitor) })),
    answer(suggestLocatorPoints, ({ visitor, query }) => suggestsOf(locatorPointsFor(visitor), query.query)),
    answer(getLocatorPoint, ({ visitor, path }) => ({ point: found(locatorPointsFor(visitor), path.id) })),
    answer(getPointsWithProduct, ({ visitor, path }) => {
      const { id } = found(products, path.id)
      return { points: locatorPointsFor(visitor).filter((point) => (point.id + id) % 2 === 0) }
    }),
    answer(getEntrySlots, (asked) => ({
      days: entryDays(asked, found(locatorPointsFor(asked.visitor), asked.path.id).id),
    })),
    accept(logProblem, record({ code: text }), () => undefined),
    answer(getClinics, ({ visitor }) => ({ clinics: clinicsFor(visitor) })),
    answer(getClinic, ({ visitor, path }) => ({ clinic: found(clinicsFor(visitor), path.id) })),
    answer(suggestClinics, ({ visitor, query }) => suggestsOf(clinicsFor(visitor), query.query)),
  ]),
  accept(createEntry, entryDraft, (asked, { slot_id, service_code }) => {
    const { visitor, path } = asked
    const department = departmentOf(found(locatorPointsFor(visitor), path.id))
    const entry = {
      id: nextId(visitor.entries, 701),
      status: { code: 'active' as const, label: 'Запись подтверждена' },
      department,
      service: service_code === 'check' ? entryServices.check : entryServices.selection,
      ...takeSlot(asked, department.id, slot_id),
      specialist_name: null,
      is_editable: true,
      is_cancelable: true,
    }
    visitor.entries.unshift(entry)
    return entry
  }),
]
