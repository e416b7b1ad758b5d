import { encode } from 'uqr'
import type { Pixels } from '../../src/features/club/receipts/qr/Pixels'

// Globals are slow to reach from a test, and each pixel asks for some.
const { abs, cos, floor, imul, max, min, round, sin } = Math

interface Shot {
  /** Pixels of the longer side. */
  size?: number
  /** Pixels of a side of the code. */
  code?: number
  /** Degrees. */
  turned?: number
  /** How much the far edge of the receipt is away: 0 is seen from straight above. */
  tilted?: number
  /** How much the paper is curled, in parts of the code. */
  curled?: number
  /** Pixels. */
  blurred?: number
  /** Of black and of white, 0 to 255. */
  ink?: number
  paper?: number
  /** How much darker the right edge is than the left one: 0 to 1. */
  shadow?: number
  /** Deviation of each pixel. */
  noise?: number
}

/** Pictures of receipts as customers take them, made by rule: nobody's receipt. */
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

/** The same noise at each run. */
function random(seed: number) {
  let state = seed
  return () => {
    state = (imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** A receipt with a code, lines of print around it, on a table. */
export function photograph(text: string, shot: Shot = {}): Pixels {
  const { size = 640, code = 215, turned = 0, tilted = 0, curled = 0, blurred = 0 } = shot
  const { ink = 20, paper = 235, shadow = 0, noise = 0 } = shot
  const { data: modules, size: count } = encode(text, { border: 0, ecc: 'M' })
  const [width, height] = [round(size * 0.75), size]
  const angle = (turned * Math.PI) / 180
  const [cosine, sine] = [cos(angle), sin(angle)]

  /** Whether there is ink at a place of the receipt, in sides of the code from its middle; undefined is the table. */
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

/** Grey pixels as a file that browsers open. */
export function bitmap({ data, width, height }: Pixels): Buffer {
  const header = Buffer.alloc(54)
  header.write('BM')
  header.writeUInt32LE(header.length + data.length, 2)
  header.writeUInt32LE(header.length, 10)
  header.writeUInt32LE(40, 14)
  header.writeInt32LE(width, 18)
  // From the top row to the bottom one.
  header.writeInt32LE(-height, 22)
  header.writeUInt16LE(1, 26)
  header.writeUInt16LE(32, 28)
  return Buffer.concat([header, Buffer.from(data.buffer)])
}
