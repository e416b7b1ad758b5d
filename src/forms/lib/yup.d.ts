import type { AnyObject, Flags, Maybe, Reference } from 'yup'
import type { Option } from './options'

/** What rules.ts adds to yup. */
declare module 'yup' {
  // oxlint-disable-next-line typescript/no-unused-vars -- a merged interface repeats all type parameters
  interface Schema<TType, TContext, TDefault, TFlags> {
    /** A check of one's own for what counts as filled in. */
    requiredCustom(isFilled: (value: TType) => boolean, message?: string): this
    /** The same value as `expected`, which may be `ref('password')`. */
    isEqual(expected: TType | Reference<TType>, message?: string): this
  }

  interface StringSchema<
    TType extends Maybe<string> = string | undefined,
    TContext = AnyObject,
    TDefault = undefined,
    TFlags extends Flags = '',
  > extends Schema<TType, TContext, TDefault, TFlags> {
    /** Replaces yup's own: a simple pattern, and none of the addresses that the shop itself makes up.
     * Their marker may be asked for with each check, since the page may name it late. */
    email(fakeDomain?: string | (() => string | undefined)): this
    /** Exactly 10 digits. */
    phoneRu(): this
    /** As many digits as the mask of the country that stands in the field named (contract 8.2). */
    phone(countryField?: string): this
    minLength(min: number): this
    maxLength(max: number): this
    /** A finite number, with a comma or a point; the value stays text. */
    number(): this
    range(min: number, max: number): this
    /** A number other than zero begins with + or −. */
    withSign(): this
    /** A URL or a domain. */
    link(): this
    /** A day that exists, as дд.мм.гггг. */
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
    /** A selected option that has children needs at least one of them selected. */
    requiredChild(options: readonly Option[]): this
  }
}
