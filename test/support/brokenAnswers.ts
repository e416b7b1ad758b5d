const refused = (status: number, code: number, data: unknown = null) =>
  Response.json({ status: 'error', data, errors: [{ code, message: 'Так нельзя' }] }, { status })
const html = (status: number) => new Response('<!doctype html><h1>Bad Gateway</h1>', { status })

/** Faulty responses of a shop, or of a proxy before it (contract 6); the call changes nothing in the shop. */
export const brokenAnswers: Record<string, () => Response> = {
  'no answer': () => {
    throw new TypeError('fetch failed')
  },
  'HTML instead of JSON': () => html(200),
  'a login page': () => html(401),
  'a proxy': () => html(504),
  'a cut answer': () => new Response('{"status":"succ', { status: 200 }),
  '400': () => refused(400, 400),
  '401': () => refused(401, 401),
  '403 with 4030': () => refused(403, 4030),
  '403 with 9001': () => refused(403, 9001),
  '404': () => refused(404, 404),
  '422': () => refused(422, 422, { comment: ['Так нельзя'] }),
}

/** Answers the next calls to an address with these faults; returns the bodies that were sent there. */
export function breakCalls(path: string, faults: (() => Response)[]): string[] {
  const { fetch } = globalThis
  const sent: string[] = []
  Object.assign(globalThis, {
    fetch: async (input: string, init?: RequestInit) => {
      if (!new URL(input).pathname.endsWith(path)) return fetch(input, init)
      sent.push(typeof init?.body === 'string' ? init.body : '')
      const fault = faults.shift()
      return fault ? fault() : fetch(input, init)
    },
  })
  return sent
}

/** Changes the shop's responses at some addresses. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each test tells the shape it expects
export function changeAnswers<Data = Record<string, unknown>>(
  address: RegExp,
  change: (data: Data) => unknown,
): void {
  const { fetch } = globalThis
  Object.assign(globalThis, {
    fetch: async (input: string, init?: RequestInit) => {
      const answer = await fetch(input, init)
      if (!address.test(new URL(input).pathname)) return answer
      const body = (await answer.json()) as { data: Data }
      return Response.json({ ...body, data: change(body.data) })
    },
  })
}
