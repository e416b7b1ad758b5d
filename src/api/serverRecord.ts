import type { ApiError } from '../domain/ApiError'
import { unavailable } from '../domain/ApiError'
import { sameId, type Id } from '../domain/Id'
import type { CallArgs } from './request'
import { isRecord } from './isRecord'

/*
 * Writes of calls that take a whole record. They merge the customer's edit into the current record: a save
 * must not lose values that this page cannot read, or that another tab has changed (contract 5.9).
 */

/** A record with the server's names. */
export type ServerRecord = Readonly<Record<string, unknown>>

type CallResult = { data: unknown } | { error: ApiError }
export type Send = (args: CallArgs) => CallResult | PromiseLike<CallResult>

/**
 * Reads the current record. An unreadable record is an error, so that it is not overwritten.
 * @param find takes the record out of the answer
 */
export async function readRecord(
  read: CallArgs,
  send: Send,
  find = (data: unknown): unknown => data,
): Promise<{ serverRecord: ServerRecord } | { error: ApiError }> {
  const answer = await send(read)
  if ('error' in answer) return answer
  const serverRecord = find(answer.data)
  return isRecord(serverRecord) ? { serverRecord } : { error: unavailable('unavailable') }
}

/**
 * Finds one record of a list: `{ addresses: [{ id: 31 }] }`. If it is gone, returns an empty record, and the
 * server refuses the write.
 */
export const itemOf =
  (list: string, id: Id) =>
  (data: unknown): unknown => {
    const items: unknown = isRecord(data) ? data[list] : undefined
    if (!Array.isArray(items)) return undefined
    return items.find((item) => isRecord(item) && sameId(item['id'] as Id, id)) ?? {}
  }

/** Tells whether two values would be sent alike. */
export const isSentAlike = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * Returns the body of a write: the customer's changes over the server's values.
 * @param start the form's initial values
 * @param edit the form's final values, with the same keys
 */
export const withEdit = <Body extends object>(serverRecord: ServerRecord, start: object, edit: Body): Body =>
  Object.fromEntries(
    Object.entries(edit).map(([name, value]: [string, unknown]) => [
      name,
      isSentAlike(value, (start as ServerRecord)[name]) && name in serverRecord ? serverRecord[name] : value,
    ]),
  ) as Body
