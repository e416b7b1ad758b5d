import type { Context } from 'hono'
import type { Access, Guarded } from './access'
import type { Browser } from '../browsers'
import type { Hall } from '../halls'
import type { Body, Data, Operation, OperationName, Path, Query } from './contract'
import { Fault, type Field } from './fields'
import { invalid } from './refusal'
import type { DialectName } from '../dialects'
import type { Sessions } from '../sessions'
import type { Visitor } from '../visitor'

/** The data of one call that a handler gets. */
export interface Visit {
  visitor: Visitor
  browser: Browser
  /** Returns the bookings that this visitor shares with others; few calls need them. */
  hall: () => Hall
  token: string
  sessions: Sessions
  now: Date
  header: (name: string) => string | undefined
  delay: (milliseconds: number) => Promise<void>
  /** Returns whether the shop uses this dialect with this customer. */
  speaks: (dialect: DialectName) => boolean
  /** Translates the body into the sandbox's form. */
  hear: (body: unknown) => unknown
  /** Loses the answer: what has been done stays done. */
  neverAnswer: () => never
}

type Asked<Name extends OperationName> = Visit & { path: Path<Name>; query: Query<Name> }

/** Returns the data of the answer; nothing if the contract has none. */
type Handler<Name extends OperationName, Args extends unknown[]> = [Data<Name>] extends [undefined]
  ? (...args: Args) => void
  : (...args: Args) => Data<Name> | Promise<Data<Name>>

export interface Route extends Guarded {
  /** Whether the answer goes without the envelope. */
  isBare?: true
  answer: (visit: Visit, c: Context) => unknown
}

/**
 * Returns Hono's pattern of a path. A parameter stands for a whole segment in Hono, so the fixed part of
 * `related_products_{kind}` goes into a pattern.
 */
export const patternOf = (path: string) =>
  path.replace(/([^/]+)\{(\w+)\}/, ':$2{$1.+}').replace(/\/\{(\w+)\}/g, '/:$1')

const numberOrText = (value: string) => (/^\d+$/.test(value) ? Number(value) : value)

function asked<Name extends OperationName>(visit: Visit, c: Context): Asked<Name> {
  const path = Object.entries(c.req.param()).map(([name, value]) => [
    name,
    numberOrText(value.replace('related_products_', '')),
  ])
  const query = Object.entries(c.req.query()).map(([name, value]) => [
    name,
    /id$|^(per_)?page$/.test(name) ? numberOrText(value) : value,
  ])
  // Ids and pages are numbers, all else is text. Wrong parameters find no record and end in 404, without a check.
  return {
    ...visit,
    path: Object.fromEntries(path) as Path<Name>,
    query: Object.fromEntries(query) as Query<Name>,
  }
}

async function bodyOf(c: Context): Promise<unknown> {
  if (c.req.header('content-type')?.startsWith('multipart/')) return c.req.parseBody()
  return c.req.json().catch(() => ({}))
}

/** Returns the body as its field reads it; throws the refusal 422 with the messages by field. */
function checked<T>(field: Field<T>, body: unknown): T {
  try {
    return field(body)
  } catch (fault) {
    throw fault instanceof Fault ? invalid(fault.fields) : fault
  }
}

/** Makes the route of a call without a body. */
export const answer = <Name extends OperationName>(
  { method, path }: Operation<Name>,
  handler: Handler<Name, [asked: Asked<Name>]>,
): Route => ({ method, path, access: 'consumer', answer: (visit, c) => handler(asked<Name>(visit, c)) })

/** Makes the route of a call with a body, which is read strictly as the contract describes it. */
export const accept = <Name extends OperationName>(
  { method, path }: Operation<Name>,
  body: Field<Body<Name>>,
  handler: Handler<Name, [asked: Asked<Name>, body: Body<Name>]>,
): Route => ({
  method,
  path,
  access: 'consumer',
  answer: async (visit, c) => handler(asked<Name>(visit, c), checked(body, visit.hear(await bodyOf(c)))),
})

/** The same for a body that some visitors send: `bodyFor` is false for those who send none. */
export const acceptOptional = <Name extends OperationName>(
  { method, path }: Operation<Name>,
  bodyFor: (visit: Visit) => Field<Body<Name>> | false,
  handler: Handler<Name, [asked: Asked<Name>, body: Body<Name> | undefined]>,
): Route => ({
  method,
  path,
  access: 'consumer',
  answer: async (visit, c) => {
    const body = bodyFor(visit)
    return handler(asked<Name>(visit, c), body ? checked(body, visit.hear(await bodyOf(c))) : undefined)
  },
})

export const openTo = (access: Access, routes: Route[]): Route[] =>
  routes.map((route) => ({ ...route, access }))
