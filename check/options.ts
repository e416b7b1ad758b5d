import { parseArgs } from 'node:util'
import { ISLANDS } from './islands'
import type { Target } from './Server'

export interface Options {
  target: Target
  hasWrites: boolean
  /** Ids of the calls to check; all calls if undefined. */
  only: ReadonlySet<string> | undefined
  /** The address of a page with widgets. */
  page: string | undefined
  json: string | undefined
  html: string | undefined
  /** The file of an earlier `--json`. */
  baseline: string | undefined
}

export const USAGE = `lens-widgets-check --url https://shop.example/api [--token TOKEN]

Calls the reads of the Lens Widgets contract on a server, and says what differs.

  --url URL         what stands for /api; https://USER:PASSWORD@… where the server asks for one
  --token TOKEN     pageConfig.token of a signed-in customer (or LENS_WIDGETS_TOKEN); none: only what needs no session
  --other TOKEN     of another test customer: nothing of the first one's may be given to them (or LENS_WIDGETS_OTHER)
  --page URL        a page of the shop with widgets: its headers, policy, blocks of configuration, loader and sections
  --origin ORIGIN   the origin of the shop's pages, where it is not the API's: CORS is checked
  --writes          also tries writes: an address and a reminder of its own, which it then deletes; all others are sent
                    empty and without a token, which has to be refused. For a test customer
  --csrf TOKEN      pageConfig.csrfToken, for --writes (or LENS_WIDGETS_CSRF)
  --islands NAMES   only the calls that these need, 'cabinet,basket': docs/api.md lists them
  --token-header, --csrf-header, --idempotency-header NAME
  --json FILE       the report as JSON
  --html FILE       the report as one page
  --baseline FILE   an earlier --json report: only what is new since counts; a file that is not there yet is empty

Ends with 0: no differences; 1: at worst a section breaks; 2: the check could not be made; 3: something stops a
purchase; 4: cosmetic differences alone; 5: a customer's data are given to others, or others may write.
`

/** Is thrown for a command line that is not understood; the message is for the person who typed it. */
export class UsageError extends Error {}

const definitions = {
  url: { type: 'string' },
  token: { type: 'string' },
  other: { type: 'string' },
  csrf: { type: 'string' },
  origin: { type: 'string' },
  'token-header': { type: 'string', default: 'X-Auth-Token' },
  'csrf-header': { type: 'string', default: 'X-CSRF-Token' },
  'idempotency-header': { type: 'string' },
  islands: { type: 'string' },
  page: { type: 'string' },
  writes: { type: 'boolean', default: false },
  json: { type: 'string' },
  html: { type: 'string' },
  baseline: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: definitions }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function webAddress(text: string, option: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(
      `${option} is no web address: ${JSON.stringify(text)}. It begins with https:// or http://`,
    )
  return url
}

function header(name: string): string {
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name))
    throw new UsageError(`${JSON.stringify(name)} is no name of a header`)
  return name
}

/** Returns a text that can be a header's value, without the spaces of a copied line. */
function secret(text: string | undefined, option: string): string | undefined {
  const value = text?.trim() ?? ''
  if (!/^[\x20-\x7e]*$/.test(value)) throw new UsageError(`${option} has characters that no header can carry`)
  return value || undefined
}

/** The calls of the islands that are named. */
function callsOf(names: string | undefined): ReadonlySet<string> | undefined {
  if (names === undefined) return undefined
  const calls = names.split(',').map((name) => {
    const own = ISLANDS.get(name.trim())
    if (!own)
      throw new UsageError(
        `--islands: there is no ${JSON.stringify(name)}, but ${[...ISLANDS.keys()].join(', ')}`,
      )
    return own
  })
  return new Set(calls.flat())
}

function authorizationOf({ username, password }: URL): string | undefined {
  if (username === '') return undefined
  const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return `Basic ${Buffer.from(login).toString('base64')}`
}

/** Reads the command line; undefined when it asks for help. */
export function optionsOf(args: string[], environment: NodeJS.ProcessEnv = {}): Options | undefined {
  const values = parsed(args)
  if (values.help) return undefined
  if (values.url === undefined) throw new UsageError('--url is missing')
  const url = webAddress(values.url, '--url')
  const token = secret(values.token ?? environment['LENS_WIDGETS_TOKEN'], '--token')
  if (values.writes && token === undefined) throw new UsageError('--writes needs --token')
  const base = url.origin + (url.pathname === '/' ? '/api' : url.pathname.replace(/\/+$/, ''))
  return {
    target: {
      url: base,
      token,
      otherToken: secret(values.other ?? environment['LENS_WIDGETS_OTHER'], '--other'),
      csrf: secret(values.csrf ?? environment['LENS_WIDGETS_CSRF'], '--csrf'),
      tokenHeader: header(values['token-header']),
      csrfHeader: header(values['csrf-header']),
      idempotencyHeader: header(values['idempotency-header'] ?? 'Idempotency-Key'),
      hasKeyAcrossOrigins: values['idempotency-header'] !== undefined,
      origin: values.origin === undefined ? undefined : webAddress(values.origin, '--origin').origin,
      authorization: authorizationOf(url),
    },
    hasWrites: values.writes,
    only: callsOf(values.islands),
    page: values.page === undefined ? undefined : webAddress(values.page, '--page').href,
    json: values.json,
    html: values.html,
    baseline: values.baseline,
  }
}
