import type { ShopUrls } from '../PageConfig'
import { tryOrUndefined } from '../customer/tryOrUndefined'
import { pageState } from '../pageState'
import { warnOnce } from '../warn'

interface Types {
  string: string
  number: number
  boolean: boolean
  object: object
}

/** Returns an own property of an object, never an inherited one; an empty string is treated as missing. */
export function own(holder: unknown, key: string): unknown {
  const value: unknown = Object.hasOwn(Object(holder) as object, key)
    ? (holder as Record<string, unknown>)[key]
    : undefined
  return value === '' || value === null ? undefined : value
}

/**
 * Reads the configuration of pages whose CSP forbids inline scripts. A block in `body` takes precedence over
 * those in `head`, which a page-swapping library may leave behind. Within one of them, the first block with a
 * token wins, otherwise the first readable one (contract 2.3).
 */
export function written(): unknown {
  const blocksIn = (place: string) =>
    [...document.querySelectorAll(`${place} script[type="application/json"][data-lens-config]`)].map(
      ({ textContent }) => tryOrUndefined((): unknown => JSON.parse(textContent)),
    )
  const [inBody, inHead] = [blocksIn('body'), blocksIn('head')]
  if ([...inBody, ...inHead].includes(undefined))
    warnOnce('data-lens-config is ignored: its JSON cannot be parsed')
  const counting = inBody.some(Boolean) ? inBody : inHead
  return counting.find((block) => own(block, 'token') !== undefined) ?? counting.find(Boolean)
}

/** Returns what the page's scripts have set; undefined if it cannot be read. */
export const scripted = (): unknown => tryOrUndefined(() => window.pageConfig)

/** Tells whether the page has any configuration. */
export const isConfigured = (): boolean =>
  Object.keys(Object(scripted()) as object).length > 0 || written() !== undefined

/**
 * Returns the page's value of a key. A value that the widgets have written is used only while the page has
 * the configuration block that it replaced: a swapped page has another session.
 */
function ofPage(key: string): unknown {
  const given = own(window.pageConfig, key)
  const renewed = pageState().renewed?.[key]
  const isOfEarlierPage =
    renewed !== undefined && given === renewed.value && own(written(), key) !== renewed.over
  return (isOfEarlierPage ? undefined : given) ?? own(written(), key)
}

/**
 * Reads one key of the page configuration at the time of use: the CMS may set it after the loader has run,
 * and a token refresh changes it. A wrong type is reported once in the console by name, and the default is
 * used.
 * @param group the key of the object that contains it, such as `shopUrls`
 */
function read<Type extends keyof Types>(key: string, type: Type, group?: string): Types[Type] | undefined {
  try {
    const value = group === undefined ? ofPage(key) : own(read(group, 'object'), key)
    if (value === undefined) return undefined
    if (typeof value === type) return value as Types[Type]
  } catch {
    // A getter of the page threw: this is reported below like any other unusable value.
  }
  warnOnce(`pageConfig.${group === undefined ? '' : `${group}.`}${key} is ignored: wrong type`)
  return undefined
}

const text = (key: string) => read(key, 'string')

/**
 * Returns the text if it is valid in a header. Anything else, such as a line feed, is treated as missing:
 * every call would fail with it.
 */
export function headerText(value: string | undefined): string | undefined {
  const trimmed = value?.trim()
  return trimmed && /^[ -~]+$/.test(trimmed) ? trimmed : undefined
}

/** Returns the name of a header; an invalid one is reported once, because every call would fail with it. */
function headerName(key: string): string | undefined {
  const name = text(key)
  if (name === undefined || /^[\w!#$%&'*+.^`|~-]+$/.test(name)) return name
  warnOnce(`pageConfig.${key} is ignored: "${name}" is no name of a header`)
  return undefined
}

/**
 * Returns an address on the page's own origin unless it names another: a `<base href>` must not redirect
 * calls.
 */
function address(key: string, byDefault: string): URL {
  try {
    return new URL(text(key) ?? byDefault, location.origin)
  } catch {
    return new URL(byDefault, location.origin)
  }
}

/** Returns the address of a page; undefined if the key is missing or is not a web address. */
function webAddress(key: string): string | undefined {
  const { href } = address(key, 'none:')
  return /^https?:/.test(href) ? href : undefined
}

/** Returns a base path, which always begins and ends with a slash. */
const basePath = (key: string, byDefault: string) =>
  (address(key, byDefault).pathname + '/').replace(/\/+/g, '/')

/** Returns the cabinet's base path. */
export const profileUrl = () => basePath('profileUrl', '/personal/')

/** Returns the base path of the specialist's cabinet. */
export const specialistUrl = () => basePath('specialistUrl', '/specialist/')

/** Returns the API's absolute base address without a trailing slash. */
export const apiUrl = () => address('apiUrl', '/api').href.replace(/\/+$/, '')

export const token = () => headerText(text('token'))
export const csrfToken = () => headerText(text('csrfToken'))
export const tokenHeader = () => headerName('tokenHeader') ?? 'X-Auth-Token'
export const csrfHeader = () => headerName('csrfHeader') ?? 'X-CSRF-Token'
/**
 * Returns the header's name. Another origin would have to allow the header, so it is sent there only if the
 * page names it (contract 5.7).
 */
export const idempotencyHeader = () =>
  headerName('idempotencyHeader') ??
  (new URL(apiUrl()).origin === location.origin ? 'Idempotency-Key' : undefined)
export const metricsId = () => read('metricsId', 'number')
export const chatUrl = () => text('chatUrl') ?? 'https://vk.me/lensclub'
export const basketUrl = () => text('basketUrl') ?? '/basket/'
export const policyUrl = () => text('policyUrl') ?? '/policy/'
export const checkoutUrl = () => text('checkoutUrl') ?? '/checkout/'
export const offerUrl = () => text('offerUrl') ?? '/offer/'
export const locatorUrl = () => text('locatorUrl') ?? '/locator/'
/** Returns undefined if the shop has no login page of its own. */
export const loginUrl = () => webAddress('loginUrl')
/** Returns the address that answers with the current session; undefined if there is none. */
export const sessionUrl = () => webAddress('sessionUrl')
/** Returns the page where a customer can withdraw a consent; undefined if there is none. */
export const privacyUrl = () => webAddress('privacyUrl') && text('privacyUrl')
/** Returns the pattern of a product's address, with `{code}` or `{id}`. */
export const productUrl = () => text('productUrl') ?? '/catalog/{code}/'
/** Returns undefined if the e-mail rule should use its default marker. */
export const fakeEmailDomain = () => text('fakeEmailDomain')
export const hideMenu = () => read('hideMenu', 'boolean') ?? false
/** Tells whether the visitor is a member; undefined if the page does not state it. */
export const isMember = () => read('isMember', 'boolean')

export function shopUrl(name: keyof ShopUrls): string {
  const defaults: ShopUrls = {
    contactLenses: '/catalog/contact-lenses/',
    dailyLenses: '/catalog/daily-lenses/',
    monthlyLenses: '/catalog/monthly-lenses/',
    solutions: '/catalog/solutions/',
    drops: '/catalog/drops/',
  }
  return read(name, 'string', 'shopUrls') ?? defaults[name]
}

/**
 * Returns the tile address of the map with '{z}', '{x}' and '{y}', and its attribution; undefined if the
 * address is missing.
 */
export function mapTiles(): { url: string; attribution: string } | undefined {
  const url = read('url', 'string', 'mapTiles')
  const attribution = read('attribution', 'string', 'mapTiles') ?? ''
  return url === undefined ? undefined : { url, attribution }
}
