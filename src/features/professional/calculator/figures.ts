import { formatPower } from '#domain/lens'
import { digits } from '#domain/numbers/digits'
import { formatNumber } from '#domain/numbers/counts'
import { normalAxis } from '#domain/optics/axis'
import type { Refraction } from '#domain/optics/refraction'

/** A computed value; null if there is none. */
export type Figure = number | string | null

const NONE = '—'

/** Rounds half away from zero, as by hand, and never returns −0. */
function rounded(value: number, places: number): number {
  const scale = 10 ** places
  return (Math.sign(value) * Math.round(Math.abs(value) * scale + 1e-9)) / scale + 0
}

const withPlaces = (value: number, places: number) =>
  digits(rounded(value, places), places, places) ?? formatNumber(rounded(value, places))

/** Returns a value for programs: '-5.1595' with up to 4 decimals; '' for null. */
export const asData = (value: Figure): string =>
  typeof value === 'number' ? String(rounded(value, 4)) : (value ?? '')

/** Formats the power of a lens: '−5,16', '0,00'. */
const signedPower = (value: number) => formatPower(rounded(value, 2))

/** Values by the names of the `data-result` attributes. */
export type Figures = Readonly<Record<string, Figure>>

/** Formats a value for people; `figures` are all values of the result. */
export type Format = (value: Figure, figures?: Figures) => string

const written =
  (write: (value: number) => string): Format =>
  (value) =>
    typeof value === 'number' ? write(value) : (value ?? NONE)

/** Formats the power of a lens: '−5,16 D'. */
export const lensPower = written((value) => `${signedPower(value)}\u00a0D`)

/** Formats the power of a cornea, which has no sign: '43,27 D'. */
export const corneaPower = written((value) => `${withPlaces(value, 2)}\u00a0D`)

/** Formats a length: '7,80 мм'. */
export const millimetres = written((value) => `${withPlaces(value, 2)}\u00a0мм`)

/** Formats a direction, which may be 0: '120°'. */
export const degrees = written((value) => `${formatNumber(rounded(value, 1))}°`)

/** Formats an axis, such as '165°' or '88,1°'; 0 becomes 180. */
export const axis = written((value) => degrees(normalAxis(rounded(value, 1))))

export const plain = written(String)

/** Formats a power with its meridian: '1,28 D @ 88,1°'. If the meridian is null, it is left out. */
export const meridian = (power: Figure, degrees: Figure): string =>
  degrees === null ? corneaPower(power) : `${corneaPower(power)} @ ${axis(degrees)}`

/**
 * Formats a refraction: '−5,25 −1,00 × 165°', or '−5,25 D' without a cylinder. A sphere that was not measured
 * becomes '—'.
 */
export function refractionInWords({
  sphere,
  cylinder,
  axis: degrees,
}: Omit<Refraction, 'sphere'> & { sphere: number | null }): string {
  return cylinder === 0
    ? lensPower(sphere)
    : `${sphere === null ? NONE : signedPower(sphere)} ${signedPower(cylinder)} × ${axis(degrees)}`
}

/** Formats a refraction for a medical record: '−5,25 −1,00 × 165'. */
export const forRecord = (given: Refraction): string =>
  given.cylinder === 0 ? signedPower(given.sphere) : refractionInWords(given).slice(0, -1)

/** Formats a number without a unit, for a medical record: '43,11'. */
export const bare = (value: number): string => withPlaces(value, 2)
