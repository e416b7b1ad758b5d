import type { Answer } from './ask'
import type { Finding } from './report'
import type { Server } from './Server'

const OPEN = '/v2/internal/service/config/'
const PERSONAL = '/v2/internal/personal/delivery_address/'
/** The header that proves a confirmed phone; orders and changes of the phone have it. */
const PROOF = 'X-Voximplant-Auth'
/** An origin that belongs to no shop: a server that allows it allows any origin. */
const STRANGER = 'https://stranger.invalid'

const fault = (text: string): Finding => ({ text: `CORS: ${text}`, isAdvice: false })
/** A finding that means that the shop's pages cannot call the API at all. */
const barrier = (text: string): Finding => ({ ...fault(text), isBarrier: true })

const listOf = (headers: Headers, name: string) =>
  (headers.get(name) ?? '')
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())

const isAllowed = ({ headers }: Answer, origin: string) =>
  [origin, '*'].includes(headers.get('Access-Control-Allow-Origin') ?? '')

/** Checks that not every origin may read responses with cookies: with them, it could read the customer's data. */
async function strangerFindings(server: Server): Promise<Finding[]> {
  const { headers } = await server.request('GET', OPEN, { Origin: STRANGER })
  const isOpen = headers.get('Access-Control-Allow-Origin') === STRANGER
  const hasCookies = headers.get('Access-Control-Allow-Credentials') === 'true'
  return isOpen && hasCookies
    ? [fault('pages of any origin may read answers with the customer’s cookies')]
    : []
}

async function preflight(
  server: Server,
  origin: string,
  method: string,
  names: string[],
): Promise<Finding[]> {
  const answer = await server.request('OPTIONS', PERSONAL, {
    'Access-Control-Request-Method': method,
    'Access-Control-Request-Headers': names.join(',').toLowerCase(),
  })
  const { status, headers, isUnreachable, problem } = answer
  if (isUnreachable) return [barrier(`the preflight of ${method} failed: ${problem ?? ''}`)]
  if (status < 200 || status > 299 || !isAllowed(answer, origin))
    return [barrier(`the preflight of ${method} does not let ${origin} in (HTTP ${status})`)]
  const methods = listOf(headers, 'Access-Control-Allow-Methods')
  const allowed = listOf(headers, 'Access-Control-Allow-Headers')
  const lacking = names.filter((name) => !allowed.includes(name.toLowerCase()) && !allowed.includes('*'))
  const isSimple = method === 'GET' || method === 'POST'
  return [
    ...(isSimple || methods.includes(method.toLowerCase()) || methods.includes('*')
      ? []
      : [barrier(`Access-Control-Allow-Methods lacks ${method}`)]),
    ...(lacking.length > 0
      ? [barrier(`Access-Control-Allow-Headers of ${method} lacks ${lacking.join(', ')}`)]
      : []),
  ]
}

/** Checks that the shop's pages may call the API, and that no other page may with the customer's cookies. */
export async function corsFindings(server: Server): Promise<Finding[]> {
  const { origin, url, tokenHeader, csrfHeader, idempotencyHeader, hasKeyAcrossOrigins } = server.target
  const findings = await strangerFindings(server)
  if (origin === undefined || origin === new URL(url).origin) return findings
  const read = await server.request('GET', OPEN)
  if (!isAllowed(read, origin))
    findings.push(barrier(`Access-Control-Allow-Origin does not let ${origin} in`))
  findings.push(...(await preflight(server, origin, 'GET', [tokenHeader])))
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const names = [
      ...[tokenHeader, csrfHeader, 'Content-Type'],
      ...(hasKeyAcrossOrigins ? [idempotencyHeader] : []),
      ...(method === 'POST' ? [PROOF] : []),
    ]
    findings.push(...(await preflight(server, origin, method, names)))
  }
  return findings
}
