import { formatPower, type Eye, type Lens } from '../../domain/lens'

export interface DoubtedLens {
  sphere: number | null
  quantity: number
}

/** The reason why lenses may not be the ones that the customer wants. */
export interface LensDoubt {
  /** 'В вашем профиле правый −2,75, левый −3,00, здесь для обоих −2,75' */
  words: string
  /** Changes with the doubted lenses, so that the customer is asked again. */
  key: string
}

const sphereOf = (worn: readonly Lens[], eye: Eye): number | null =>
  worn.find((lens) => lens.eye === eye)?.sphere ?? null

/**
 * Tells whether to ask about lenses: their power fits neither eye, or it is the same for two eyes with
 * different powers. If the power of an eye is unknown, nothing is asked.
 */
export function lensDoubt(lenses: readonly DoubtedLens[], worn: readonly Lens[]): LensDoubt | undefined {
  const right = sphereOf(worn, 'right')
  const left = sphereOf(worn, 'left')
  const powers = new Map<number, number>()
  for (const { sphere, quantity } of lenses)
    if (sphere !== null) powers.set(sphere, (powers.get(sphere) ?? 0) + quantity)
  if (right === null || left === null || powers.size === 0) return undefined
  const others = [...powers.keys()].filter((power) => power !== right && power !== left)
  const [[only, packs] = [0, 0]] = powers
  const isOneForBoth = right !== left && powers.size === 1 && packs > 1
  if (others.length === 0 && !isOneForBoth) return undefined
  const profile =
    right === left
      ? `у обоих глаз ${formatPower(right)}`
      : `правый ${formatPower(right)}, левый ${formatPower(left)}`
  const here =
    others.length > 0
      ? `здесь ${others.map(formatPower).join(' и ')}`
      : `здесь для обоих ${formatPower(only)}`
  return {
    words: `В вашем профиле ${profile}, ${here}`,
    key: [right, left, ...[...powers.keys()].sort()].join(),
  }
}
