import { nationalDigits, type CountryCode } from '../../domain/phone'
import type { DraftStore } from './DraftContext'
import { keptDraft } from './keptDraft'

type Values = Record<string, unknown>

/** The drafts that have been kept on this page. */
const kept = new Set<string>()

/** Tells whether there is a draft from before, which React puts back. */
export function hasDraft(drafts: DraftStore, draftKey: string): boolean {
  const draft = drafts.read(draftKey)
  return !kept.has(draftKey) && typeof draft === 'object' && draft !== null
}

/**
 * Returns a ref of what holds the fields of a form before React: what is typed and chosen there is kept as the form's
 * draft, because the customer may leave the page before React arrives.
 */
export const keepTyped =
  (drafts: DraftStore, draftKey: string, initial: Values) => (element: HTMLElement | null) =>
    element?.addEventListener('input', () => {
      kept.add(draftKey)
      const typed = typedIn(element, initial)
      if (Object.keys(typed).length === 0) drafts.remove(draftKey)
      else drafts.write(draftKey, keptDraft(typed))
    })

/** Returns the changed values, by the names of the fields. */
function typedIn(element: HTMLElement, initial: Values): Values {
  const fields = [...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  const changed = fields.filter(
    (field) =>
      field.name in initial &&
      (isRadio(field) ? field.checked && !field.defaultChecked : field.value !== field.defaultValue),
  )
  return Object.fromEntries(changed.map((field) => [field.name, valueOf(field, initial)]))
}

const isRadio = (field: Element): field is HTMLInputElement => field.getAttribute('type') === 'radio'

/** A field with a record is a city; a city that is only typed has no id. A phone is kept without its mask. */
function valueOf({ name, value, type }: HTMLInputElement | HTMLTextAreaElement, initial: Values): unknown {
  if (typeof initial[name] !== 'string') return { id: null, label: value }
  return type === 'tel' ? nationalDigits(value, initial['country'] as CountryCode) : value
}
