import { fiscalOfBill } from '#data/receipts/bill'
import type { Pixels } from './Pixels'

/** Interface of BarcodeDetector, which TypeScript does not declare and not all browsers have. */
interface Detector {
  detect: (picture: CanvasImageSource) => Promise<{ rawValue: string }[]>
}

declare global {
  var BarcodeDetector: (new (options: { formats: string[] }) => Detector) | undefined
}

/**
 * Length of the longer side in px: the first is quick to search, the larger one still shows a small code in a
 * large picture.
 */
const FIRST_SIDE = 1400
const LARGE_SIDE = 3000
const SIDE_OF_FRAME = 800
/**
 * Side of a square in px: a large picture is searched in squares, each of which overlaps the next one by
 * half.
 */
const SQUARE = 1200
/** Milliseconds for one frame: the next one follows soon. */
const FRAME_LIMIT_MS = 15

/**
 * Returns the text of the first QR code of a receipt in a photo, else that of any QR code; undefined if there
 * is none, or if the search is aborted. Rejects if the file is not a picture.
 */
export async function readPhoto(file: Blob, signal: AbortSignal): Promise<string | undefined> {
  const picture = await createImageBitmap(file)
  try {
    const found = await byBrowser(picture)
    if (isReceipt(found)) return found
    let other = found
    const { looks } = await import('./decodePixels')
    for (const part of partsOf(picture)) {
      const pixels = pixelsOf(picture, part)
      for (const look of looks) {
        // Each attempt is a separate task, so that the page stays responsive.
        await new Promise((resolve) => setTimeout(resolve))
        if (signal.aborted) return undefined
        const text = look(pixels)
        if (isReceipt(text)) return text
        other ??= text
      }
    }
    return other
  } finally {
    picture.close()
  }
}

/** Returns the text of the QR code that the camera sees now; undefined if it sees none. */
export async function readFrame(video: HTMLVideoElement): Promise<string | undefined> {
  const found = await byBrowser(video)
  if (isReceipt(found)) return found
  const { decodePixels } = await import('./decodePixels')
  const { videoWidth: width, videoHeight: height } = video
  if (width === 0) return found
  const text = decodePixels(pixelsOf(video, wholeOf({ width, height }, SIDE_OF_FRAME)), FRAME_LIMIT_MS)
  return isReceipt(text) ? text : (found ?? text)
}

const isReceipt = (text: string | undefined): boolean =>
  text !== undefined && fiscalOfBill(text) !== undefined

/**
 * Tries the browser's own reader and prefers the code of a receipt. The class may exist without an
 * implementation, hence the catch.
 */
async function byBrowser(picture: CanvasImageSource): Promise<string | undefined> {
  try {
    if (!globalThis.BarcodeDetector) return undefined
    const codes = await new globalThis.BarcodeDetector({ formats: ['qr_code'] }).detect(picture)
    const texts = codes.map(({ rawValue }) => rawValue)
    return texts.find(isReceipt) ?? texts[0]
  } catch {
    return undefined
  }
}

interface Size {
  width: number
  height: number
}

/** A part of a picture in the picture's pixels, with the scale at which it is drawn. */
interface Part extends Size {
  left: number
  top: number
  scale: number
}

const wholeOf = ({ width, height }: Size, side: number): Part => ({
  left: 0,
  top: 0,
  width,
  height,
  scale: Math.min(1, side / Math.max(width, height)),
})

/** Returns the whole picture and, for a large one, also its squares. */
export function partsOf(size: Size): Part[] {
  const whole = wholeOf(size, FIRST_SIDE)
  if (whole.scale === 1) return [whole]
  const { scale } = wholeOf(size, LARGE_SIDE)
  const square = Math.min(SQUARE / scale, Math.max(size.width, size.height))
  const starts = (length: number) =>
    Array.from({ length: Math.max(1, Math.ceil(length / (square / 2)) - 1) }, (_, step) =>
      Math.max(0, Math.min((step * square) / 2, length - square)),
    )
  return [
    whole,
    ...starts(size.height).flatMap((top) =>
      starts(size.width).map((left) => ({
        left,
        top,
        width: Math.min(square, size.width),
        height: Math.min(square, size.height),
        scale,
      })),
    ),
  ]
}

function pixelsOf(picture: CanvasImageSource, { left, top, width, height, scale }: Part): Pixels {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  return { data: new Uint8ClampedArray(data), width: canvas.width, height: canvas.height }
}
