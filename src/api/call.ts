import type { Change } from './idempotency'
import type { CallArgs } from './request'
import type { operations } from './generated/schema'
import type { Call as AnyCall } from './request'

export type OperationName = keyof operations

/** A call of the contract; its name carries the types of its request and its answer. */
export interface Call<Name extends OperationName> extends AnyCall {
  readonly name?: Name
}

type Query<Name extends OperationName> = WithIds<NonNullable<operations[Name]['parameters']['query']>>

/**
 * Path parameters. An id is sent back in its original type: the contract says number, but servers also send
 * strings.
 */
type Path<Name extends OperationName> = {
  [Key in keyof NonNullable<operations[Name]['parameters']['path']>]: string | number
}

/** Query or body in which an id may also be a string, as in a path. */
type WithIds<T> = T extends readonly (infer Item)[]
  ? WithIds<Item>[]
  : T extends object
    ? {
        [Name in keyof T]: Name extends 'id' | `${string}_id` | `${string}_ids`
          ? Ids<T[Name]>
          : WithIds<T[Name]>
      }
    : T
type Ids<T> = T extends readonly (infer Item)[] ? Ids<Item>[] : T extends number ? T | string : T

type Body<Name extends OperationName> = operations[Name] extends {
  requestBody?: { content: infer Content }
}
  ? WithIds<Content[keyof Content]>
  : never

type Headers<Name extends OperationName> = NonNullable<operations[Name]['parameters']['header']>

type Sent<Key extends string, Value> = [Value] extends [never]
  ? { [key in Key]?: never }
  : Partial<Value> extends Value
    ? { [key in Key]?: Value }
    : { [key in Key]: Value }

/** A body that the contract does not require may be omitted. */
type SentBody<Name extends OperationName> = operations[Name] extends { requestBody: unknown }
  ? Sent<'body', Body<Name>>
  : { body?: Body<Name> }

export type Args<Name extends OperationName> = Sent<'path', Path<Name>> &
  Sent<'query', Query<Name>> &
  SentBody<Name> &
  Sent<'headers', Headers<Name>> &
  Pick<
    CallArgs,
    'refreshesToken' | 'emptyWhenForbidden' | 'missingIsNull' | 'isAnonymous' | 'isBare' | keyof Change
  >

/** Returns the arguments of the base query for a call, with the types of the contract. */
export function call<Name extends OperationName>(operation: Call<Name>, args: Args<Name>): CallArgs
export function call<Name extends OperationName>(
  operation: Partial<Args<Name>> extends Args<Name> ? Call<Name> : never,
): CallArgs
export function call(operation: AnyCall, args: object = {}): CallArgs {
  return { call: operation, ...args }
}
