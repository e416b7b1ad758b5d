import type { AnyObject, Flags, Maybe, Reference } from 'yup'
import type { Option } from './options'

/** Rules that rules.ts adds to yup. */
declare module 'yup' {
  // oxlint-disable-next-line typescript/no-unused-vars -- a merged interface repeats all type parameters
  interface Schema<TType, TContext, TDefault, TFlags> {
    /** Checks by a test of the caller's own whether the value counts as filled in. */
    requiredCustom(isFilled: (value: TType) => boolean, message?: string): this
    /** Checks that the value equals `expected`, which may be `ref('password')`. */
    isEqual(expected: TType | Reference<TType>, message?: string): this
  }

  interface StringSchema<
    TType extends Maybe<string> = string | undefined,
    TContext = AnyObject,
    TDefault = undefined,
    TFlags extends Flags = '',
  > extends Schema<TType, TContext, TDefault, TFlags> {
    /**
     * Replaces yup's own rule: a simple pattern, which refuses the addresses that the shop itself makes up.
     * Their domain may be a function, called at each check, because the page may name it late.
     */
    email(fakeDomain?: string | (() => string | undefined)): this
    /** Checks for exactly 10 digits. */
    phoneRu(): this
    /** Checks for as many digits as the mask of the country in the named field has (contract 8.2). */
    phone(countryField?: string): this
    minLength(min: number): this
    maxLength(max: number): this
    /** Checks for a finite number, with a comma or a point; the value stays text. */
    number(): this
    range(min: number, max: number): this
    /** Checks that a number other than zero begins with + or −. */
    withSign(): this
    /** Checks for a URL or a domain. */
    link(): this
    /** Checks for a day that exists, as дд.мм.гггг. */
    date(): this
    /** Bounds of a date are ISO days: '1900-01-01'. */
    notBefore(first: string): this
    notAfter(last: string): this
  }

  interface ArraySchema<
    TIn extends unknown[] | null | undefined,
    TContext,
    TDefault = undefined,
    TFlags extends Flags = '',
  > extends Schema<TIn, TContext, TDefault, TFlags> {
    /** Checks that a selected option with children has at least one of them selected. */
    requiredChild(options: readonly Option[]): this
  }
}
