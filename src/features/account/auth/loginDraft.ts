import type { DraftStore } from '#forms/lib/DraftContext'
import { fittingDraft } from '#forms/lib/fittingDraft'
import type { CountryCode } from '#domain/phone'
import type { CodeMethod } from '#data/auth/authApi'

/**
 * The values typed into any step, by field name: another step with the same field starts with its value.
 * Passwords and codes are not part of it, so that they cannot be stored by accident.
 */
export interface LoginDraft {
  phone: string
  country: CountryCode
  method: CodeMethod
  email: string
  name: string
  lastName: string
  secondName: string
  birthday: string
  /** Only specialists are asked for these two. */
  specIds: string[]
  workPlaceId: { id: string | null; label: string }
  confirmPolicy: boolean
  isAgreeMailings: boolean
}

const nothing: LoginDraft = {
  phone: '',
  country: 'ru',
  method: 'sms',
  email: '',
  name: '',
  lastName: '',
  secondName: '',
  birthday: '',
  specIds: [],
  workPlaceId: { id: null, label: '' },
  confirmPolicy: false,
  isAgreeMailings: false,
}

const KEY = 'login'

/** Returns the draft that was left by a reload of the page. */
export const readLoginDraft = (drafts: DraftStore): LoginDraft => mergeLoginDraft(nothing, drafts.read(KEY))

export function saveLoginDraft(drafts: DraftStore, typed: LoginDraft): void {
  if (hasLoginDraft(typed)) drafts.write(KEY, { ...typed })
  else drafts.remove(KEY)
}

export const removeLoginDraft = (drafts: DraftStore): void => drafts.remove(KEY)

/** Returns the draft with the fields of one step merged in; fields that are not shared are ignored. */
export const mergeLoginDraft = (typed: LoginDraft, fields: unknown): LoginDraft => ({
  ...typed,
  ...fittingDraft(fields, nothing),
})

/** Returns the initial values of a step, with the shared fields filled in. */
export function valuesFor<Draft extends object>(typed: LoginDraft, initial: Draft): Draft {
  const known = Object.entries(typed).filter(([name]) => Object.hasOwn(initial, name))
  return { ...initial, ...Object.fromEntries(known) }
}

export const hasLoginDraft = (typed: LoginDraft): boolean => JSON.stringify(typed) !== JSON.stringify(nothing)
