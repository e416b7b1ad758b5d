import type { components, operations } from '../../../../src/api/generated/schema'

/** Records as the contract describes them. */
export type Schemas = components['schemas']

export type OperationName = keyof operations

/** A call of the generated modules: the sandbox takes its paths from the contract, so it follows when they change. */
export interface Operation<Name extends OperationName> {
  readonly method: string
  readonly path: string
  readonly name?: Name
}

type Content<T> = T extends { content: infer ByType } ? ByType[keyof ByType] : never

type Answer<Name extends OperationName> = operations[Name]['responses'] extends { 200: infer Success }
  ? Content<Success>
  : never

/** The result of a handler: the `data` of the envelope, or nothing if the answer has none. */
export type Data<Name extends OperationName> =
  Answer<Name> extends { success: boolean }
    ? Answer<Name>
    : Answer<Name> extends { data: infer Value }
      ? Value
      : undefined

export type Path<Name extends OperationName> = NonNullable<operations[Name]['parameters']['path']>

export type Query<Name extends OperationName> = NonNullable<operations[Name]['parameters']['query']>

type Sent<Name extends OperationName> = operations[Name] extends { requestBody?: infer Body }
  ? Content<NonNullable<Body>>
  : never

/** The contract writes a file of a multipart body as a binary string; here it is a `File`. */
export type Body<Name extends OperationName> =
  Sent<Name> extends infer B ? { [Key in keyof B]: Key extends 'file' ? File : B[Key] } : never
