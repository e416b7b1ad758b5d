import decode from 'qr/decode.js'
import type { Pixels } from './Pixels'

/** Time limit in milliseconds for the library's attempts after its first one. */
const DECODE_LIMIT_MS = 150

/**
 * The attempts, the faster one first; each returns the text of the QR code, or undefined if it finds none.
 */
export const looks = [
  (pixels: Pixels, patience = DECODE_LIMIT_MS) => attempt(pixels, patience),
  (pixels: Pixels, patience = DECODE_LIMIT_MS) => attempt(withContrast(pixels), patience),
]

/**
 * Returns the text of the QR code in a picture, or undefined if none is found. docs/qr.md says why this
 * library was chosen.
 */
export function decodePixels(pixels: Pixels, patience = DECODE_LIMIT_MS): string | undefined {
  for (const look of looks) {
    const text = look(pixels, patience)
    if (text !== undefined) return text
  }
  return undefined
}

function attempt(pixels: Pixels, timeLimit: number): string | undefined {
  try {
    return decode(pixels, { timeLimit })
  } catch {
    // The library throws if it finds no code.
    return undefined
  }
}

/** Share of the darkest and of the lightest pixels that become plain black and plain white. */
const OUTSIDE = 0.02

/** Stretches the range of greys to the full one, because worn thermal paper is grey on grey. */
function withContrast({ data, width, height }: Pixels): Pixels {
  const counts = new Array<number>(256).fill(0)
  for (let at = 0; at < data.length; at += 4) {
    const grey = data[at] ?? 0
    counts[grey] = (counts[grey] ?? 0) + 1
  }
  const limit = width * height * OUTSIDE
  const end = (shades: number[]): number => {
    let sum = 0
    return shades.find((shade) => (sum += counts[shade] ?? 0) > limit) ?? 0
  }
  const shades = counts.map((_, shade) => shade)
  const [black, white] = [end(shades), end(shades.toReversed())]
  const scale = 255 / Math.max(1, white - black)
  const shadeOf = Uint8ClampedArray.from(shades, (shade) => (shade - black) * scale)
  const stretched = new Uint8ClampedArray(data.length)
  for (let at = 0; at < data.length; at++)
    stretched[at] = at % 4 === 3 ? (data[at] ?? 0) : (shadeOf[data[at] ?? 0] ?? 0)
  return { data: stretched, width, height }
}
