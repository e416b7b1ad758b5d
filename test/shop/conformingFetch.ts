import type { Hono } from 'hono'
import type { Body, Data, OperationName, Path, Query } from '../../examples/shop/api/http/contract'
import { faultsOf } from '../../check/conformity'
import type { Schema } from '../../check/contract'
import { operation } from '../contract/contract'

interface Sent<Name extends OperationName> {
  path?: Path<Name>
  query?: Query<Name>
  body?: Partial<Body<Name>>
  headers?: Record<string, string>
}

interface Answer<Name extends OperationName> {
  status: number
  data: Data<Name>
  errors: { code: number; message: string }[]
}

function formOf(body: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body))
    form.append(name, value instanceof Blob ? value : String(value))
  return form
}

/** Returns the faults of a value, without those that its dialect is meant to have. */
function faultsBeside(beyond: RegExp | undefined, schema: Schema, value: unknown, isMultipart = false) {
  const faults = faultsOf(schema, value, isMultipart).split(', ')
  if (!beyond) return faults.join(', ')
  // If no schema of an `anyOf` fits because of an expected difference, the faults of the other schemas do not count.
  const choices = faults.flatMap((fault) => {
    const place = / must match a schema in anyOf$/.test(fault) ? fault.split(' ')[0] : undefined
    return place !== undefined && faults.some((one) => one.startsWith(place) && beyond.test(one))
      ? [place]
      : []
  })
  const isMeant = (fault: string) =>
    beyond.test(fault) ||
    choices.some(
      (place) => fault === place || (/^[ /]/.test(fault.slice(place.length)) && fault.startsWith(place)),
    )
  return faults.filter((fault) => !isMeant(fault)).join(', ')
}

/** A file is a text in the contract. */
const described = (body: object) =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, value instanceof Blob ? 'file' : value]),
  )

/**
 * Calls the sandbox by the contract's names of calls, and fails if a response does not match the contract; the request
 * must match it, too, if the call succeeds.
 */
export const conformingFetch =
  (app: Hono, token: string | undefined, beyond?: RegExp) =>
  async <Name extends OperationName>(name: Name, sent: Sent<Name> = {}): Promise<Answer<Name>> => {
    const { method, path, parameters, body, answers } = operation(name)
    const asked = new Map<string, unknown>([
      ...Object.entries(sent.path ?? {}),
      ...Object.entries(sent.query ?? {}),
    ])
    const url = path.replace(/\{(\w+)\}/g, (_, parameter: string) =>
      encodeURIComponent(String(asked.get(parameter))),
    )
    const query = new URLSearchParams(
      Object.entries(sent.query ?? {}).map(([key, value]) => [key, String(value)]),
    )
    const isMultipart = body?.type === 'multipart/form-data'

    const response = await app.request(`/api${url}${query.size > 0 ? `?${query}` : ''}`, {
      method,
      headers: {
        ...(token !== undefined && { 'X-Auth-Token': token }),
        ...(method !== 'GET' && { 'X-CSRF-Token': 'test' }),
        ...(body && !isMultipart && { 'Content-Type': 'application/json' }),
        ...sent.headers,
      },
      ...(sent.body && { body: isMultipart ? formOf(sent.body) : JSON.stringify(sent.body) }),
    })

    const answer: unknown = await response.json()
    const schema = answers.get(response.status)
    if (!schema) throw new Error(`${name} answered ${response.status}, which the contract does not name`)
    expect(`${name}: ${faultsBeside(beyond, schema, answer)}`).toBe(`${name}: `)
    if (response.ok) {
      for (const parameter of parameters.filter(({ required }) => required)) {
        expect(`${parameter.name}: ${faultsOf(parameter.schema, asked.get(parameter.name))}`).toBe(
          `${parameter.name}: `,
        )
      }
      if (body && (body.isRequired || sent.body))
        expect(
          `${name} sent: ${faultsBeside(beyond, body.schema, described(sent.body ?? {}), isMultipart)}`,
        ).toBe(`${name} sent: `)
    }
    // The data of the only answer without an envelope is the answer itself.
    const { data = answer as Data<Name>, errors = [] } = answer as Partial<Answer<Name>>
    return { status: response.status, data, errors }
  }
