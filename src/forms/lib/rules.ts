/**
 * The rules of contract 8.1 as methods of yup schemas; their signatures are in yup.d.ts. A field starts with
 * `text()` or `choices()`. An empty value passes every rule but `required` and `isEqual`; each rule has its
 * own message, built from its limit if it has one.
 */
import {
  addMethod,
  array,
  Schema,
  setLocale,
  string,
  type AnyObject,
  type Maybe,
  type StringSchema,
} from 'yup'
import { count, type Forms } from '../../domain/numbers/counts'
import { formatDate } from '../../domain/dates/dates'
import { isFakeEmail } from '../../domain/fakeEmail'
import { sameId, type Id } from '../../domain/Id'
import { parseDate } from '../../domain/dates/parseDate'
import { isCountryCode, phoneLength } from '../../domain/phone'
import { isWholePhone } from '../../domain/wholePhone'
import { normalizeTyped, type Typed } from '../../domain/normalizeTyped'
import { hasSign, isBetween, isNumber, type NumberRule } from './numberRules'
import { parentWithoutChild, type Option } from './options'

const EMPTY = 'Заполните поле'
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/
const LINK = /^(https?:\/\/)?([\p{L}\d]([\p{L}\d-]*[\p{L}\d])?\.)+\p{L}[\p{L}\d-]+(:\d{1,5})?([/?#]\S*)?$/iu
const CHARACTERS: Forms = ['символа', 'символов', 'символов']
const DIGITS: Forms = ['цифру', 'цифры', 'цифр']

const CHOOSE = 'Выберите один из вариантов'

type Text = StringSchema<string | undefined, Maybe<AnyObject>>

const normalizing = (asked?: Typed) => (value: unknown) =>
  typeof value === 'string' ? normalizeTyped(value, asked) : value

/** Schema of a text field, trimmed before validation and submission. */
export const text = (asked?: 'digits' | 'code') =>
  (BEFORE_REACT ? string() : string().transform(normalizing(asked))).default('')

/**
 * Schema of the id of one of these items; a draft may contain a removed item, which a select does not show.
 */
export const idOfOne = (items: readonly { id: Id }[], message: string) =>
  BEFORE_REACT
    ? text()
    : text().requiredCustom((chosen) => items.some(({ id }) => sameId(id, chosen)), message)

export const choices = () => array().of(string().required()).default([])

/** Schema of the ids of one or more of these items; like a select, checkboxes do not show a removed item of a draft. */
export const idsOfSome = (items: readonly { id: Id }[], message: string = 'Выберите хотя бы один вариант') =>
  BEFORE_REACT
    ? choices()
    : choices().requiredCustom(
        (chosen) => items.some(({ id }) => chosen?.includes(String(id)) ?? false),
        message,
      )

/** Adds a rule that an empty value passes. */
function rule(schema: Text, name: string, message: string, passes: (value: string) => boolean) {
  return schema.test(name, message, (value) => value === undefined || value === '' || passes(value))
}

/** Adds a rule that is defined without yup, because calculators use it without yup. */
const numberRule = (schema: Text, name: string, check: NumberRule) =>
  schema.transform(normalizing('number')).test(name, function (value) {
    const message = value === undefined || value === '' ? undefined : check(value)
    return message === undefined || this.createError({ message })
  })

function addRules() {
  setLocale({
    mixed: { required: EMPTY, notNull: EMPTY, notType: EMPTY, oneOf: CHOOSE, default: 'Проверьте значение' },
  })

  addMethod(array, 'required', function (message: string = 'Выберите хотя бы один вариант') {
    return this.test('required', message, (value) => (value?.length ?? 0) > 0)
  })

  addMethod(
    Schema,
    'requiredCustom',
    function (isFilled: (value: unknown) => boolean, message: string = EMPTY) {
      return this.test('requiredCustom', message, isFilled)
    },
  )

  addMethod(Schema, 'isEqual', function (expected: unknown, message: string = 'Значения не совпадают') {
    return this.test('isEqual', message, function (value) {
      return value === this.resolve(expected)
    })
  })

  addMethod(string, 'email', function (fakeDomain?: string | (() => string | undefined)) {
    const marker = () => (typeof fakeDomain === 'function' ? fakeDomain() : fakeDomain)
    const address = this.transform(normalizing('email'))
    const whole = rule(address, 'email', 'Укажите адрес полностью, например anna@pochta.ru', (value) =>
      EMAIL.test(value),
    )
    return rule(
      whole,
      'fakeDomain',
      'Укажите действующий адрес: на этот письма не дойдут',
      (value) => !isFakeEmail(value, marker()),
    )
  })

  addMethod(string, 'phoneRu', function () {
    return rule(this, 'phoneRu', `Введите ${count(10, DIGITS)} номера`, (value) => /^\d{10}$/.test(value))
  })

  addMethod(string, 'phone', function (countryField: string = 'country') {
    return this.when(countryField, ([country], schema: Text) => {
      const code = isCountryCode(country) ? country : 'ru'
      const message = `Введите ${count(phoneLength(code), DIGITS)} номера`
      return rule(schema, 'phone', message, (value) => isWholePhone(value, code))
    })
  })

  addMethod(string, 'minLength', function (min: number) {
    return rule(this, 'minLength', `Не короче ${count(min, CHARACTERS)}`, (value) => value.length >= min)
  })

  addMethod(string, 'maxLength', function (max: number) {
    return rule(this, 'maxLength', `Не длиннее ${count(max, CHARACTERS)}`, (value) => value.length <= max)
  })

  addMethod(string, 'number', function () {
    return numberRule(this, 'number', isNumber)
  })

  addMethod(string, 'range', function (min: number, max: number) {
    return numberRule(this, 'range', isBetween(min, max))
  })

  addMethod(string, 'withSign', function () {
    return numberRule(this, 'withSign', hasSign)
  })

  addMethod(string, 'link', function () {
    return rule(this, 'link', 'Введите ссылку, например lens.ru/club', (value) => LINK.test(value))
  })

  addMethod(string, 'date', function () {
    return rule(this, 'date', 'Введите дату, например 05.03.2026', (value) => parseDate(value) !== undefined)
  })

  addMethod(string, 'notBefore', function (first: string) {
    return rule(
      this,
      'notBefore',
      `Не раньше ${formatDate(first)}`,
      (value) => (parseDate(value) ?? first) >= first,
    )
  })

  addMethod(string, 'notAfter', function (last: string) {
    return rule(
      this,
      'notAfter',
      `Не позже ${formatDate(last)}`,
      (value) => (parseDate(value) ?? last) <= last,
    )
  })

  addMethod(array, 'requiredChild', function (options: readonly Option[]) {
    return this.test('requiredChild', function (selected) {
      const parent = parentWithoutChild(options, selected ?? [])
      return parent === undefined || this.createError({ message: `Уточните выбор: ${parent.label}` })
    })
  })
}

// Nothing is validated before React.
if (!BEFORE_REACT) addRules()
