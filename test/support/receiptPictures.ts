import { encode } from 'uqr'
import type { Pixels } from '../../src/features/club/receipts/qr/Pixels'

// Global objects are slow to access in a test, and each pixel needs some.
const { abs, cos, floor, imul, max, min, round, sin } = Math

interface Shot {
  /** Length of the longer side in pixels. */
  size?: number
  /** Side of the code in pixels. */
  code?: number
  /** Rotation in degrees. */
  turned?: number
  /** Perspective: how much farther the far edge of the receipt is; 0 is seen from straight above. */
  tilted?: number
  /** Curl of the paper, relative to the side of the code. */
  curled?: number
  /** Blur in pixels. */
  blurred?: number
  /** Brightness of black and of white, 0 to 255. */
  ink?: number
  paper?: number
  /** How much darker the right edge is than the left one, 0 to 1. */
  shadow?: number
  /** Deviation of each pixel. */
  noise?: number
}

/** Generated pictures of receipts as customers take them, without personal data. */
export const shots: Record<string, Shot> = {
  'from straight above': {},
  'turned by 37°': { turned: 37 },
  'upside down and small': { turned: 180, code: 100 },
  'from aside': { tilted: 0.35, turned: 12 },
  'curled paper': { curled: 0.04 },
  dark: { ink: 6, paper: 48, noise: 3 },
  'pale print': { ink: 165, paper: 225, noise: 4 },
  'half in shadow': { shadow: 0.75, turned: -8 },
  blurred: { blurred: 2, code: 200 },
  'dark, noisy, from aside': { ink: 15, paper: 90, noise: 14, tilted: 0.25, turned: 25 },
}

/** Returns a random generator with the same numbers in each run. */
function random(seed: number) {
  let state = seed
  return () => {
    state = (imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Draws a receipt on a table, with a code and lines of print around it. */
export function photograph(text: string, shot: Shot = {}): Pixels {
  const { size = 640, code = 215, turned = 0, tilted = 0, curled = 0, blurred = 0 } = shot
  const { ink = 20, paper = 235, shadow = 0, noise = 0 } = shot
  const { data: modules, size: count } = encode(text, { border: 0, ecc: 'M' })
  const [width, height] = [round(size * 0.75), size]
  const angle = (turned * Math.PI) / 180
  const [cosine, sine] = [cos(angle), sin(angle)]

  /** Tells whether a point of the receipt has ink, in sides of the code from its middle; undefined on the table. */
  const inkAt = (x: number, y: number): boolean | undefined => {
    if (abs(x) > 1.1 || abs(y) > 1.35) return undefined
    if (abs(x) < 0.5 && abs(y) < 0.5)
      return modules[floor((y + 0.5) * count)]?.[floor((x + 0.5) * count)] ?? false
    // Lines of print: short strokes with gaps between words.
    const line = floor(y * 14)
    const stroke = floor(x * 40)
    return abs(y) > 0.62 && line % 2 === 0 && (stroke * 7 + line * 5) % 11 > 3 && stroke % 2 === 0
  }
  const lightAt = (column: number, row: number): number => {
    const dx = (column - width / 2) / code
    const dy = (row - height / 2) / code
    const across = dx * cosine + dy * sine
    const down = dy * cosine - dx * sine
    const depth = 1 - tilted * down
    const x = across / depth
    const y = down / depth + curled * sin(x * 4)
    const isInk = inkAt(x, y)
    return isInk === undefined ? (ink + paper) / 2.6 : isInk ? ink : paper
  }

  let grey = new Float32Array(width * height)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++)
      grey[row * width + column] =
        (lightAt(column + 0.25, row + 0.25) + lightAt(column + 0.75, row + 0.75)) / 2
  for (let pass = 0; blurred > 0 && pass < 2; pass++) grey = boxBlur(grey, width, height, blurred)

  const next = random(7)
  const data = new Uint8ClampedArray(width * height * 4)
  grey.forEach((light, at) => {
    const shade = 1 - shadow * min(1, max(0, ((at % width) / width - 0.35) * 3))
    const value = light * shade + (next() + next() - 1) * 2 * noise
    data.fill(value, at * 4, at * 4 + 3)
    data[at * 4 + 3] = 255
  })
  return { data, width, height }
}

function boxBlur(from: Float32Array<ArrayBuffer>, width: number, height: number, radius: number) {
  const along = (step: number, length: number, lines: number, lineStep: number, source: Float32Array) => {
    const to = new Float32Array(source.length)
    for (let line = 0; line < lines; line++)
      for (let place = 0; place < length; place++) {
        let sum = 0
        let parts = 0
        for (let near = max(0, place - radius); near <= min(length - 1, place + radius); near++) {
          sum += source[line * lineStep + near * step] ?? 0
          parts++
        }
        to[line * lineStep + place * step] = sum / parts
      }
    return to
  }
  return along(width, height, width, 1, along(1, width, height, width, from))
}

/** Returns grey pixels as a bitmap file. */
export function bitmap({ data, width, height }: Pixels): Buffer {
  const header = Buffer.alloc(54)
  header.write('BM')
  header.writeUInt32LE(header.length + data.length, 2)
  header.writeUInt32LE(header.length, 10)
  header.writeUInt32LE(40, 14)
  header.writeInt32LE(width, 18)
  // A negative height stores the rows from top to bottom.
  header.writeInt32LE(-height, 22)
  header.writeUInt16LE(1, 26)
  header.writeUInt16LE(32, 28)
  return Buffer.concat([header, Buffer.from(data.buffer)])
}
