import type { IolEye } from '#data/iolRequests/iolRequest'
import type { MeasureName } from '#data/iolRequests/measures'
import type { Eye } from '#domain/lens'
import { axis, bare, corneaPower, millimetres } from '../../calculator/figures'

/** A warning about an unusual measurement; it does not prevent saving or publishing. */
export interface Warning {
  eye: Eye
  /** The field at which the warning is shown. */
  name: MeasureName
  /** The value and the usual range: 'AL 26,92 мм, обычно от 21,30 до 26,60 мм'. */
  text: string
}

/** Tolerance for the rounding errors of binary fractions. */
const ROUND_OFF = 1e-9

// Source: W. Hill, doctor-hill.com, 'Validation Guidelines'. The 0.09 D between the eyes on that page is a
// misprint.
const USUAL = {
  k1: { short: 'K1', min: 41, max: 47, unit: corneaPower },
  k2: { short: 'K2', min: 41, max: 47, unit: corneaPower },
  axialLength: { short: 'AL', min: 21.3, max: 26.6, unit: millimetres },
  whiteToWhite: { short: 'WTW', min: 10.75, max: 13, unit: millimetres },
} as const
const MOST_ASTIGMATISM = 2.5
const MOST_BETWEEN_K = 0.9
const MOST_BETWEEN_AL = 0.3
/** Degrees by which the angle between both axes may differ from 90. The value is our own. */
const MOST_SKEW = 5

const isMore = (value: number, most: number) => value > most + ROUND_OFF

function ofEye(one: IolEye): Warning[] {
  const { eye, k1, k2, k1Axis, k2Axis } = one
  const unusual = (Object.keys(USUAL) as (keyof typeof USUAL)[]).flatMap((name) => {
    const { short, min, max, unit } = USUAL[name]
    const value = one[name]
    return value !== null && (isMore(value, max) || isMore(min, value))
      ? [{ eye, name, text: `${short} ${unit(value)}, обычно от ${bare(min)} до ${unit(max)}` }]
      : []
  })
  const astigmatism = k1 === null || k2 === null ? 0 : k2 - k1
  const between = k1Axis === null || k2Axis === null ? 90 : Math.abs(k1Axis - k2Axis) % 180
  const angle = Math.min(between, 180 - between)
  return [
    ...unusual,
    ...(isMore(astigmatism, MOST_ASTIGMATISM)
      ? [
          {
            eye,
            name: 'k2',
            text: `K2 − K1 = ${corneaPower(astigmatism)}, обычно до ${corneaPower(MOST_ASTIGMATISM)}`,
          } as const,
        ]
      : []),
    ...(isMore(90 - angle, MOST_SKEW)
      ? [
          {
            eye,
            name: 'k2Axis',
            text: `Оси K1 и K2: ${axis(k1Axis)} и ${axis(k2Axis)}, обычно под углом 90° ± ${MOST_SKEW}°`,
          } as const,
        ]
      : []),
  ]
}

const meanK = ({ k1, k2 }: IolEye) => (k1 === null || k2 === null ? null : (k1 + k2) / 2)

const apart = (one: number | null, other: number | null) =>
  one === null || other === null ? 0 : Math.abs(one - other)

/** A difference between the eyes is shown at the left one. */
function betweenEyes(right: IolEye, left: IolEye): Warning[] {
  const [k, length] = [apart(meanK(right), meanK(left)), apart(right.axialLength, left.axialLength)]
  return [
    ...(isMore(k, MOST_BETWEEN_K)
      ? [
          {
            eye: 'left',
            name: 'k1',
            text: `Средние K глаз отличаются на ${corneaPower(k)}, обычно до ${corneaPower(MOST_BETWEEN_K)}`,
          } as const,
        ]
      : []),
    ...(isMore(length, MOST_BETWEEN_AL)
      ? [
          {
            eye: 'left',
            name: 'axialLength',
            text: `AL глаз отличаются на ${millimetres(length)}, обычно до ${millimetres(MOST_BETWEEN_AL)}`,
          } as const,
        ]
      : []),
  ]
}

/** Returns warnings about measurements that should be checked. */
export function warningsOf(eyes: readonly IolEye[]): Warning[] {
  const [right, left] = (['right', 'left'] as const).map((eye) => eyes.find((one) => one.eye === eye))
  return [...eyes.flatMap(ofEye), ...(right && left ? betweenEyes(right, left) : [])]
}
