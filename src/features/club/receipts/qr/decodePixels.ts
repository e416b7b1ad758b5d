import decode from 'qr/decode.js'
import type { Pixels } from './Pixels'

/**
 * The text of the QR code in a picture, if one is found. How this library was chosen: docs/qr.md.
 * @param patience milliseconds for what the library tries beyond its first look
 */
export function decodePixels(pixels: Pixels, patience = 150): string | undefined {
  return attempt(pixels, patience) ?? attempt(withContrast(pixels), patience)
}

function attempt(pixels: Pixels, timeLimit: number): string | undefined {
  try {
    return decode(pixels, { timeLimit })
  } catch {
    // So it says that there is none.
    return undefined
  }
}

/** The part of the pixels that may be lighter or darker than what is taken for white or black. */
const OUTSIDE = 0.02

/** Worn thermal paper is grey on grey: the scale of greys is stretched to the full one. */
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
  const stretched = data.map((value, at) => (at % 4 === 3 ? value : (value - black) * scale))
  return { data: stretched, width, height }
}
