import type { ShopUrls } from './PageConfig'
import { shared } from './shared'

const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * One key of the page configuration, read at the moment of use: the CMS may fill it after the loader ran, and a
 * token refresh changes it. A wrong type is reported once in the console by name; then the default counts.
 */
function read<T>(
  key: string,
  isValid: (value: unknown) => value is T,
  from: () => unknown = () => window.pageConfig,
) {
  try {
    const config = from()
    const value = isRecord(config) ? config[key] : undefined
    if (value === undefined || value === null) return undefined
    if (isValid(value)) return value
  } catch {
    // A getter of the page threw: reported below like any other unusable value.
  }
  const { reported } = shared()
  if (!reported.has(key)) {
    reported.add(key)
    console.warn(`[lens-widgets] pageConfig.${key} is not usable; the default is taken`)
  }
  return undefined
}

const withSlashes = (path: string) => `/${path}/`.replace(/\/+/g, '/')

/** A path that begins and ends with a slash, whatever the CMS wrote; a full address counts by its path. */
export function profileUrl(): string {
  const value = read('profileUrl', isText) ?? '/personal/'
  return withSlashes(value.replace(/^[a-z]+:\/\/[^/]+/i, ''))
}

/** The API's base without a slash at its end, absolute: a `<base href>` of the page must not send calls elsewhere. */
export function apiUrl(): string {
  const value = read('apiUrl', isText) ?? '/api'
  try {
    return new URL(value, location.origin).href.replace(/\/+$/, '')
  } catch {
    return `${location.origin}/api`
  }
}

export const token = (): string => read('token', isText) ?? ''
export const csrfToken = (): string => read('csrfToken', isText) ?? ''
export const tokenHeader = (): string => read('tokenHeader', isText) ?? 'X-Auth-Token'
export const csrfHeader = (): string => read('csrfHeader', isText) ?? 'X-CSRF-Token'
export const metricsId = (): number | undefined => read('metricsId', isNumber)
export const chatUrl = (): string => read('chatUrl', isText) ?? 'https://vk.me/lensclub'
export const basketUrl = (): string => read('basketUrl', isText) ?? '/basket/'
export const policyUrl = (): string => read('policyUrl', isText) ?? '/policy/'
export const hideMenu = (): boolean => read('hideMenu', isFlag) ?? false
export const fakeEmailDomain = (): string => read('fakeEmailDomain', isText) ?? 'fake-domain'

export function shopUrl(name: keyof ShopUrls): string {
  const defaults: ShopUrls = {
    contactLenses: '/catalog/contact-lenses/',
    dailyLenses: '/catalog/daily-lenses/',
    monthlyLenses: '/catalog/monthly-lenses/',
    solutions: '/catalog/solutions/',
    drops: '/catalog/drops/',
  }
  return read(name, isText, () => read('shopUrls', isRecord)) ?? defaults[name]
}

/** Writes a refreshed token (code 5011) back, so that the page's own scripts see it too. */
export function storeToken(value: string): void {
  try {
    const config: unknown = window.pageConfig
    if (isRecord(config) && !Object.isFrozen(config)) config['token'] = value
    else window.pageConfig = { ...(isRecord(config) ? config : {}), token: value }
  } catch {
    console.warn('[lens-widgets] pageConfig.token cannot be written; the page keeps its old token')
  }
}
