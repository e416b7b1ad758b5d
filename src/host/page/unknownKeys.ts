import type { PageConfig, ShopUrls } from '../PageConfig'
import { warnOnce } from '../warn'
import { headerText, scripted, written } from './config'
import { SETTINGS } from './islandSettings'

type MapTiles = PageConfig['mapTiles'] & object

const KEYS: (keyof PageConfig)[] = [
  ...(['profileUrl', 'specialistUrl', 'apiUrl', 'token', 'csrfToken', 'tokenHeader', 'csrfHeader'] as const),
  ...(['idempotencyHeader', 'metricsId', 'chatUrl', 'shopUrls', 'basketUrl', 'checkoutUrl'] as const),
  ...(['offerUrl', 'locatorUrl', 'productUrl', 'policyUrl', 'mapTiles', 'hideMenu', 'isMember'] as const),
  ...(['fakeEmailDomain', 'loginUrl', 'sessionUrl', 'privacyUrl'] as const),
]
const SHOP_URLS: (keyof ShopUrls)[] = ['contactLenses', 'dailyLenses', 'monthlyLenses', 'solutions', 'drops']
const MAP_TILES: (keyof MapTiles)[] = ['url', 'attribution']

/** Returns the edit distance of two names. */
function distance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const letter of one) {
    const row = [(above[0] ?? 0) + 1]
    for (const [index, replaced] of above.slice(0, -1).entries()) {
      const inserted = (row[index] ?? 0) + 1
      const removed = (above[index + 1] ?? 0) + 1
      row.push(Math.min(inserted, removed, replaced + Number(letter !== other[index])))
    }
    above = row
  }
  return above.at(-1) ?? 0
}

/**
 * Returns the most similar known name, if one is close: 'profileURL', 'profile_url' and 'profilUrl' mean
 * profileUrl.
 */
function nearest(key: string, known: string[]): string | undefined {
  const far = (name: string) => distance(key.toLowerCase(), name.toLowerCase())
  const [first] = known.toSorted((one, other) => far(one) - far(other))
  return first !== undefined && far(first) <= first.length / 3 ? first : undefined
}

function nameUnknown(path: string, holder: object, known: string[]): void {
  for (const key of Object.keys(holder).filter((one) => !known.includes(one))) {
    const meant = nearest(key, known)
    warnOnce(`${path}.${key} is unknown` + (meant ? `: is ${meant} meant?` : ''))
  }
}

const islandSettings: Readonly<Record<string, readonly string[]>> = SETTINGS

const lettersOf = (name: string) => name.replace(/[^a-z\d]/g, '')

/** A container may have attributes of the page's own, so a short name is only misspelt in its separators. */
const isMisspelt = (given: string, known: string) =>
  lettersOf(given) === lettersOf(known) ||
  distance(given, known) <= (known.length < 5 ? 0 : known.length < 9 ? 1 : 2)

/** Reports the attributes of a container that are misspelt settings of its island. */
export function nameMisspelt(container: Element, island: string): void {
  const known = islandSettings[island] ?? []
  for (const attribute of container.getAttributeNames()) {
    const [, name = ''] = /^data-(.+)/.exec(attribute) ?? []
    const meant = known.includes(name) ? undefined : known.find((one) => isMisspelt(name, one))
    if (meant !== undefined) warnOnce(`${attribute} is unknown: is data-${meant} meant?`)
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Checks of values that cannot work. */
const MISTAKES: Record<string, (value: string) => string | undefined> = {
  token: (value) =>
    headerText(value) === undefined ? 'is ignored: no header can carry its letters' : undefined,
  profileUrl: (value) =>
    /^\/+$/.test(value) ? 'is "/": the cabinet takes every address of the site' : undefined,
  productUrl: (value) => (/\{(code|id)\}/.test(value) ? undefined : 'has neither {code} nor {id}'),
}

function nameMistakes(config: Record<string, unknown>): void {
  for (const [key, mistakeOf] of Object.entries(MISTAKES)) {
    const value = Object.hasOwn(config, key) ? config[key] : undefined
    const mistake = typeof value === 'string' && value !== '' ? mistakeOf(value) : undefined
    if (mistake !== undefined) warnOnce(`pageConfig.${key} ${mistake}`)
  }
}

/* Loaded once, when the first island is ready: it reports unknown keys and values that cannot work. */
if (typeof scripted() === 'string') warnOnce('pageConfig is a text: it has to be an object')
for (const config of [scripted(), written()].filter(isObject)) {
  nameUnknown('pageConfig', config, KEYS)
  if (isObject(config['shopUrls'])) nameUnknown('pageConfig.shopUrls', config['shopUrls'], SHOP_URLS)
  if (isObject(config['mapTiles'])) nameUnknown('pageConfig.mapTiles', config['mapTiles'], MAP_TILES)
  nameMistakes(config)
}
