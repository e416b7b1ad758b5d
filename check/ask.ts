import { isRecord } from './contract'
import { reasonOf } from './reasonOf'

export type Fetch = (url: string, init: RequestInit) => Response | Promise<Response>

export interface Answer {
  status: number
  headers: Headers
  /** The parsed JSON. */
  body?: unknown
  /** The reason why there is no JSON. */
  problem?: string
  /** The server did not respond at all. */
  isUnreachable?: true
  /** The server sent a page instead of JSON, or redirected. */
  isPage?: true
}

/** Timeout in milliseconds, the same as that of the widgets (contract 5.5). */
const PATIENCE = 15_000
/** Bytes: more than a phone should have to read for one call. */
const MOST = 5_000_000

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

/** Returns the text of a response; undefined if it is too long. */
async function textOf(response: Response): Promise<string | undefined> {
  if (!response.body) return ''
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.length
    if (bytes > MOST) {
      await reader.cancel()
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}

function pageIn(text: string): string {
  const [, title = ''] = /<title[^>]*>([^<]{0,80})/i.exec(text) ?? []
  return title.trim() && ` “${title.trim().replace(/\s+/g, ' ')}”`
}

function notJson(status: number, text: string): Pick<Answer, 'problem' | 'isPage'> {
  const http = status === 200 ? '' : `HTTP ${status}, `
  if (text === '') return { problem: `${http}an empty answer instead of JSON` }
  if (/^\s*</.test(text)) return { problem: `${http}a page${pageIn(text)} instead of JSON`, isPage: true }
  return { problem: `${http}the answer is no JSON` }
}

const withoutQuery = ({ origin, pathname }: URL) => origin + pathname

function redirect(response: Response, url: string): Answer {
  const { status, headers } = response
  const location = headers.get('Location') ?? ''
  const where = URL.canParse(location, url) ? ` to ${withoutQuery(new URL(location, url))}` : ''
  return { status, headers, problem: `redirects${where} (HTTP ${status})`, isPage: true }
}

async function answerOf(response: Response, url: string): Promise<Answer> {
  const { status, headers } = response
  if (status >= 300 && status < 400 && status !== 304) return redirect(response, url)
  const text = await textOf(response)
  if (text === undefined)
    return { status, headers, problem: `answers more than ${megabytes(MOST)}: not read` }
  try {
    return { status, headers, body: JSON.parse(text) as unknown }
  } catch {
    return { status, headers, ...notJson(status, text) }
  }
}

/** Milliseconds: a call waits no longer, however long the server tells (contract 5.5). */
const LONGEST_WAIT = 10_000
const TRIES = 3

/** Returns how many milliseconds a server that had too many requests asks to wait; undefined if it answered the call. */
function waitOf({ status, headers }: Answer): number | undefined {
  const told = headers.get('Retry-After')
  if (status !== 429 && !(status === 503 && told !== null)) return undefined
  const wait = /^\d+$/.test(told ?? '') ? Number(told) * 1000 : Date.parse(told ?? '') - Date.now()
  return Math.min(Math.max(Number.isNaN(wait) ? 1000 : wait, 0), LONGEST_WAIT)
}

/** Makes one call, again where the server refused it for too many requests. Never throws: whatever goes wrong is an answer. */
export async function ask(fetch: Fetch, url: string, init: RequestInit): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const answer = await askOnce(fetch, url, init)
    const wait = waitOf(answer)
    if (wait === undefined || attempt === TRIES) return answer
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
}

async function askOnce(fetch: Fetch, url: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
      ...init,
    })
    return await answerOf(response, url)
  } catch (error) {
    return { status: 0, headers: new Headers(), problem: reasonOf(error), isUnreachable: true }
  }
}

/** Returns the error codes of an envelope with the status 'error'; undefined for any other body. */
export function codesIn(body: unknown): number[] | undefined {
  if (!isRecord(body) || body['status'] !== 'error') return undefined
  const errors = Array.isArray(body['errors']) ? (body['errors'] as unknown[]) : []
  return errors.filter(isRecord).map(({ code }) => Number(code))
}

/** Tells whether a call succeeded; without a response it did not. */
export const isDone = ({ status, body }: Answer): boolean =>
  status >= 200 && status < 300 && codesIn(body) === undefined
