type Json = unknown

const eachIn = (value: Json, change: (found: Json) => Json, name = (key: string) => key): Json => {
  if (Array.isArray(value)) return value.map((item) => eachIn(item, change, name))
  if (typeof value !== 'object' || value === null) return change(value)
  return Object.fromEntries(
    Object.entries(value).map(([key, found]) => [name(key), eachIn(found, change, name)]),
  )
}
const same = (value: Json) => value
const html = '<!doctype html><title>Магазин</title>'
const enveloped = (change: (data: Json) => Json) => (body: { data: Json }) =>
  Response.json({ ...body, data: change(body.data) })

/** Ten ways in which a shop's API may break; each replaces a valid response. */
export const brokenApis: Record<string, (body: { data: Json }) => Response> = {
  'fields renamed': enveloped((data) => eachIn(data, same, (key) => `${key}_new`)),
  'numbers as texts': enveloped((data) =>
    eachIn(data, (value) => (typeof value === 'number' ? String(value) : value)),
  ),
  nulls: enveloped((data) =>
    Object.fromEntries(Object.keys(data as object).map((key): [string, null] => [key, null])),
  ),
  'HTML with 200': () => new Response(html, { headers: { 'Content-Type': 'text/html' } }),
  '500': () => new Response(html, { status: 500 }),
  'too slow': () => {
    throw new DOMException('time-out', 'TimeoutError')
  },
  'a redirect': () => {
    throw new TypeError('Failed to fetch')
  },
  'an empty list for a record': enveloped(() => []),
  'another envelope': ({ data }) => Response.json({ ok: true, result: data }),
  'a cut answer': (body) => new Response(JSON.stringify(body).slice(0, -40)),
}

/** Breaks the answers to the reads of one address. */
export function breakApi(path: string, broken: (body: { data: Json }) => Response): void {
  const { fetch } = globalThis
  Object.assign(globalThis, {
    fetch: async (input: string, init?: RequestInit) => {
      const answer = await fetch(input, init)
      const isIt = new URL(input).pathname === path && (init?.method ?? 'GET') === 'GET'
      return isIt ? broken((await answer.json()) as { data: Json }) : answer
    },
  })
}
