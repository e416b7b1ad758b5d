import type { Scheme } from './tokens'

/** Text colours with their backgrounds; each pair needs a contrast of 4.5 : 1. */
const PAIRS = [
  ...['bg', 'surface', 'sunken', 'tint', 'warm-tint'].map((ground) => ['ink', ground] as const),
  ...['bg', 'surface'].map((ground) => ['ink-soft', ground] as const),
  ...['bg', 'surface', 'tint'].map((ground) => ['action', ground] as const),
  ...['action', 'action-hover'].map((ground) => ['on-action', ground] as const),
  ...['surface', 'warm-tint'].map((ground) => ['warm-ink', ground] as const),
  ...['surface', 'danger-tint'].map((ground) => ['danger', ground] as const),
  ...['surface', 'success-tint'].map((ground) => ['success', ground] as const),
]

export const LEAST = 4.5

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const share = parseInt(colour.slice(from, from + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours like '#00616f', as WCAG counts it. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

export interface Pale {
  scheme: Scheme
  text: string
  ground: string
  ratio: number
}

/** The texts of a scheme that are too pale on their ground. */
export const paleIn = (scheme: Scheme, colourOf: (token: string) => string): Pale[] =>
  PAIRS.map(([text, ground]) => ({ scheme, text: `--lens-${text}`, ground: `--lens-${ground}` }))
    .map((pair) => ({ ...pair, ratio: contrast(colourOf(pair.text), colourOf(pair.ground)) }))
    .filter(({ ratio }) => ratio < LEAST)
