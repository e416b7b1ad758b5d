/**
 * Reads a part of a request's body: returns the value as the contract describes it, or throws a `Fault` whose
 * message stands beside the field in the 422 answer.
 */
export type Field<T> = (value: unknown) => T

export class Fault extends Error {
  constructor(
    message: string,
    readonly fields: Record<string, string[]> = {},
  ) {
    super(message)
  }
}

const empty = 'Заполните поле'
const wrong = 'Проверьте значение'

/** Returns the faults of a part by their whole path. */
const within = (part: string, { message, fields }: Fault): Record<string, string[]> =>
  Object.keys(fields).length === 0
    ? { [part]: [message] }
    : Object.fromEntries(Object.entries(fields).map(([name, messages]) => [`${part}.${name}`, messages]))

/** Returns a field for values that pass the test. */
const field =
  <T>(passes: (value: unknown) => value is T, message = wrong): Field<T> =>
  (value) => {
    if (passes(value)) return value
    throw new Fault(value === undefined || value === null || value === '' ? empty : message)
  }

export const flag = field((value) => typeof value === 'boolean')
export const number = field((value) => typeof value === 'number')
export const anyText = field((value) => typeof value === 'string')

/** Returns the field with one more rule. */
const ruled =
  <T>(inner: Field<T>, holds: (value: T) => boolean, message = wrong): Field<T> =>
  (value) => {
    const read = inner(value)
    if (!holds(read)) throw new Fault(message)
    return read
  }

export const orNull =
  <T>(inner: Field<T>): Field<T | null> =>
  (value) =>
    value === null ? null : inner(value)

export const oneOf = <const T extends string>(...values: T[]) =>
  field((value): value is T => values.some((known) => known === value))

export const anyRecord = field(
  (value): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value),
)
export const textRecord: Field<Record<string, string>> = (value) =>
  Object.fromEntries(Object.entries(anyRecord(value)).map(([name, one]) => [name, anyText(one)]))

export const list =
  <T>(inner: Field<T>): Field<T[]> =>
  (value) => {
    if (!Array.isArray(value)) throw new Fault(empty)
    return value.map((one, place) => {
      try {
        return inner(one)
      } catch (fault) {
        throw fault instanceof Fault ? new Fault(fault.message, within(String(place), fault)) : fault
      }
    })
  }

/** Returns a field for a list that must not be empty. */
export const some = <T>(inner: Field<T>, message = empty) =>
  ruled(list(inner), ({ length }) => length > 0, message)

type Optional<T> = Field<T | undefined> & { mayBeAbsent: true }

export const optional = <T>(inner: Field<T>): Optional<T> =>
  Object.assign((value: unknown) => (value === undefined ? undefined : inner(value)), {
    mayBeAbsent: true as const,
  })

type Shape = Record<string, Field<unknown>>
type OptionalKey<S extends Shape> = {
  [K in keyof S]: S[K] extends { mayBeAbsent: true } ? K : never
}[keyof S]
type Read<S extends Shape> = { [K in Exclude<keyof S, OptionalKey<S>>]: ReturnType<S[K]> } & {
  [K in OptionalKey<S>]?: Exclude<ReturnType<S[K]>, undefined>
}

/**
 * Returns a field that reads all its parts, so that all faults are reported at once; parts that the shape
 * does not name are left out.
 */
export const record =
  <S extends Shape>(shape: S): Field<Read<S>> =>
  (value) => {
    const sent = new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
    const read: Record<string, unknown> = {}
    const faults: Record<string, string[]> = {}
    for (const [name, inner] of Object.entries(shape)) {
      try {
        const found = inner(sent.get(name))
        if (found !== undefined) read[name] = found
      } catch (fault) {
        if (!(fault instanceof Fault)) throw fault
        Object.assign(faults, within(name, fault))
      }
    }
    if (Object.keys(faults).length > 0) throw new Fault(wrong, faults)
    return read as Read<S>
  }

/** Returns a field for two kinds of bodies; a part that only the second has tells them apart. */
export const either =
  <A, B>(first: Field<A>, name: string, second: Field<B>): Field<A | B> =>
  (value) =>
    typeof value === 'object' && value !== null && name in value ? second(value) : first(value)

export const integer = ruled(number, Number.isInteger)
export const positive = ruled(integer, (value) => value > 0)
export const text: Field<string> = (value) =>
  ruled(anyText, Boolean, empty)(typeof value === 'string' ? value.trim() : value)
export const textOrNull = orNull(anyText)
export const date = ruled(
  text,
  (value) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
  'Укажите дату',
)
export const dateOrNull = orNull(date)
export const email = ruled(
  text,
  (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
  'Проверьте адрес электронной почты',
)
export const rating = ruled(integer, (value) => value >= 1 && value <= 5, 'Поставьте оценку')
export const newPassword = ruled(text, ({ length }) => length >= 8, 'Не меньше 8 символов')

/** Reads a number of a multipart body, which has only texts; the sandbox may have read one as an id. */
export const formNumber: Field<number> = (value) =>
  positive(typeof value === 'number' ? value : Number(text(value)))

export const phone = {
  phone: ruled(text, (value) => /^\d{8,10}$/.test(value), 'Введите номер телефона полностью'),
  country: oneOf('ru', 'by', 'am', 'kz', 'kg'),
}

const policy = 'Подтвердите согласие с правилами клуба'
export const consents = {
  confirm_policy: (value: unknown): 'Y' => {
    if (value === 'Y') return value
    throw new Fault(policy)
  },
  is_agree_mailings: flag,
}

export const uploadMaxSize = 10 * 1024 * 1024
export const uploadTypes = ['image/jpeg', 'image/png', 'application/pdf']

function fileOf(types: string[], message: string) {
  const file = field((value) => value instanceof File)
  const ofType = ruled(file, ({ type }) => types.includes(type), message)
  const filled = ruled(ofType, ({ size }) => size > 0, 'Файл пустой')
  return ruled(filled, ({ size }) => size <= uploadMaxSize, 'Файл больше 10 Mb')
}

export const storyFileTypes = { 'image/jpeg': 'JPG', 'image/png': 'PNG', 'video/mp4': 'MP4' }
export const storyFile = fileOf(Object.keys(storyFileTypes), 'Подойдёт JPG, PNG или MP4')
export const receiptFile = fileOf(uploadTypes, 'Подойдёт JPG, PNG или PDF')
export const avatarFile = fileOf(['image/jpeg', 'image/png'], 'Подойдёт JPG или PNG')
