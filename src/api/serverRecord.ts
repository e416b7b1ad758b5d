import type { ApiError } from '../domain/ApiError'
import { unavailable } from '../domain/ApiError'
import { sameId, type Id } from '../domain/Id'
import type { CallArgs } from './baseQuery'

/*
 * Some calls take a whole record. They get it as it is by now, with the customer's edit on top: what this page cannot
 * read, or another tab has changed, must not be lost by saving something else (contract 5.9).
 */

/** A record in the words of the server. */
export type ServerRecord = Readonly<Record<string, unknown>>

type CallResult = { data: unknown } | { error: ApiError }
export type Send = (args: CallArgs) => CallResult | PromiseLike<CallResult>

export const isRecord = (value: unknown): value is ServerRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The record as it is by now. Nothing is written over what cannot be read.
 * @param find where in the answer the record is
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

/** Finds one record of a list: `{ addresses: [{ id: 31 }] }`. Of one that is gone nothing is known: the server says so. */
export const itemOf =
  (list: string, id: Id) =>
  (data: unknown): unknown => {
    const items: unknown = isRecord(data) ? data[list] : undefined
    if (!Array.isArray(items)) return undefined
    return items.find((item) => isRecord(item) && sameId(item['id'] as Id, id)) ?? {}
  }

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The body of a write: what the customer has changed, and all else as it came.
 * @param start what the form began with
 * @param edit what it ended with, in the same names
 */
export const withEdit = <Body extends object>(serverRecord: ServerRecord, start: object, edit: Body): Body =>
  Object.fromEntries(
    Object.entries(edit).map(([name, value]: [string, unknown]) => [
      name,
      same(value, (start as ServerRecord)[name]) && name in serverRecord ? serverRecord[name] : value,
    ]),
  ) as Body
