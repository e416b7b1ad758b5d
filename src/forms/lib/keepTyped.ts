import { nationalDigits, type CountryCode } from '../../domain/phone'
import type { DraftStore } from './DraftContext'
import { keptDraft } from './keptDraft'

type Values = Record<string, unknown>

/** Keys of the drafts saved on this page. */
const kept = new Set<string>()

/** Tells whether there is an earlier draft, which React restores. */
export function hasDraft(drafts: DraftStore, draftKey: string): boolean {
  const draft = drafts.read(draftKey)
  return !kept.has(draftKey) && typeof draft === 'object' && draft !== null
}

/**
 * Returns a ref for the element around a form's fields before React: input is saved as the form's draft,
 * because the customer may leave the page before React loads.
 */
export const keepTyped =
  (drafts: DraftStore, draftKey: string, initial: Values) => (element: HTMLElement | null) =>
    element?.addEventListener('input', () => {
      kept.add(draftKey)
      const typed = typedIn(element, initial)
      if (Object.keys(typed).length === 0) drafts.remove(draftKey)
      else drafts.write(draftKey, keptDraft(typed))
    })

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Returns the changed values by field name. */
function typedIn(element: HTMLElement, initial: Values): Values {
  const fields = [...element.querySelectorAll<Field>('input, select, textarea')].filter(
    ({ name }) => name in initial,
  )
  const country = fields.find(({ name }) => name === 'country')?.value ?? initial['country']
  return Object.fromEntries(
    fields
      .filter((field) => isChanged(field, initial))
      .map((field) => [field.name, valueOf(field, initial, country as CountryCode)]),
  )
}

/** A select is compared with the form's value: what is selected at first is not part of the markup. */
function isChanged(field: Field, initial: Values): boolean {
  if (field instanceof HTMLSelectElement) return field.value !== initial[field.name]
  if (typeof initial[field.name] === 'boolean') return isTicked(field) !== initial[field.name]
  return isRadio(field) ? field.checked && !field.defaultChecked : field.value !== field.defaultValue
}

const isRadio = (field: Element): field is HTMLInputElement => field.getAttribute('type') === 'radio'

const isTicked = (field: Field) => field instanceof HTMLInputElement && field.checked

/**
 * A field whose value is a record is a city; a city that is only typed has no id. A phone is stored without
 * its mask.
 */
function valueOf(field: Field, initial: Values, country: CountryCode): unknown {
  const { name, value, type } = field
  if (typeof initial[name] === 'boolean') return isTicked(field)
  if (typeof initial[name] !== 'string') return { id: null, label: value }
  return type === 'tel' ? nationalDigits(value, country) : value
}
