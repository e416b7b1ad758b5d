import { formatPower } from '#domain/lens'
import { digits } from '#domain/numbers/digits'
import { formatNumber } from '#domain/numbers/counts'
import { normalAxis } from '#domain/optics/axis'
import type { Refraction } from '#domain/optics/refraction'

/** A computed figure: null if there is none. */
export type Figure = number | string | null

const NONE = '—'

/** Rounds half away from 0, as one does by hand, and never to −0. */
function rounded(value: number, places: number): number {
  const scale = 10 ** places
  return (Math.sign(value) * Math.round(Math.abs(value) * scale + 1e-9)) / scale + 0
}

const withPlaces = (value: number, places: number) =>
  digits(rounded(value, places), places, places) ?? formatNumber(rounded(value, places))

/** Writes −5.1595 as '-5.1595': up to 4 decimals, for programs; '' for none. */
export const asData = (value: Figure): string =>
  typeof value === 'number' ? String(rounded(value, 4)) : (value ?? '')

/** Writes a power of a lens: '−5,16', '0,00'. */
const signedPower = (value: number) => formatPower(rounded(value, 2))

/** By the names of `data-result`. */
export type Figures = Readonly<Record<string, Figure>>

/** A way to write a figure for people. */
export type Format = (value: Figure, figures?: Figures) => string

const written =
  (write: (value: number) => string): Format =>
  (value) =>
    typeof value === 'number' ? write(value) : (value ?? NONE)

/** '−5,16 D'. */
export const lensPower = written((value) => `${signedPower(value)}\u00a0D`)

/** '43,27 D': of the cornea, without a sign. */
export const corneaPower = written((value) => `${withPlaces(value, 2)}\u00a0D`)

/** '7,80 мм'. */
export const millimetres = written((value) => `${withPlaces(value, 2)}\u00a0мм`)

/** '120°': of a direction, which may be 0. */
export const degrees = written((value) => `${formatNumber(rounded(value, 1))}°`)

/** '165°', '88,1°': of an axis, which is 180 rather than 0. */
export const axis = written((value) => degrees(normalAxis(rounded(value, 1))))

export const plain = written(String)

/** '1,28 D @ 88,1°'; without a meridian the power alone. */
export const meridian = (power: Figure, degrees: Figure): string =>
  degrees === null ? corneaPower(power) : `${corneaPower(power)} @ ${axis(degrees)}`

/** '−5,25 −1,00 × 165°'; a sphere alone is '−5,25 D', and one that was not measured '—'. */
export function refractionInWords({
  sphere,
  cylinder,
  axis: degrees,
}: Omit<Refraction, 'sphere'> & { sphere: number | null }): string {
  return cylinder === 0
    ? lensPower(sphere)
    : `${sphere === null ? NONE : signedPower(sphere)} ${signedPower(cylinder)} × ${axis(degrees)}`
}

/** The same for a record: '−5,25 −1,00 × 165'. */
export const forRecord = (given: Refraction): string =>
  given.cylinder === 0 ? signedPower(given.sphere) : refractionInWords(given).slice(0, -1)

/** '43,11' for a record. */
export const bare = (value: number): string => withPlaces(value, 2)
