import type { Pixels } from './Pixels'

/** What not all browsers have, and TypeScript does not know. */
interface Detector {
  detect: (picture: CanvasImageSource) => Promise<{ rawValue: string }[]>
}

declare global {
  var BarcodeDetector: (new (options: { formats: string[] }) => Detector) | undefined
}

/** Pixels of the longer side: first what is quick, then what still shows a small code on a large picture. */
const SIDES = [1400, 3000]
const SIDE_OF_FRAME = 800
/** Milliseconds: the next frame comes soon. */
const PATIENCE = 15

/** The text of the QR code on a photo; undefined where none is found. Rejects what is no picture. */
export async function readPhoto(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file)
  try {
    const found = await byBrowser(picture)
    if (found !== undefined) return found
    const { decodePixels } = await import('./decodePixels')
    for (const side of SIDES) {
      const text = decodePixels(pixelsOf(picture, picture, side))
      if (text !== undefined || side >= Math.max(picture.width, picture.height)) return text
    }
    return undefined
  } finally {
    picture.close()
  }
}

/** The text of the QR code that the camera sees now. */
export async function readFrame(video: HTMLVideoElement): Promise<string | undefined> {
  const found = await byBrowser(video)
  if (found !== undefined) return found
  const { decodePixels } = await import('./decodePixels')
  const { videoWidth: width, videoHeight: height } = video
  return width > 0 ? decodePixels(pixelsOf(video, { width, height }, SIDE_OF_FRAME), PATIENCE) : undefined
}

/** Where the browser has a reader of its own; it may be there in name only. */
async function byBrowser(picture: CanvasImageSource): Promise<string | undefined> {
  try {
    if (!globalThis.BarcodeDetector) return undefined
    const [code] = await new globalThis.BarcodeDetector({ formats: ['qr_code'] }).detect(picture)
    return code?.rawValue
  } catch {
    return undefined
  }
}

function pixelsOf(
  picture: CanvasImageSource,
  { width, height }: { width: number; height: number },
  side: number,
): Pixels {
  const scale = Math.min(1, side / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  return { data: new Uint8ClampedArray(data), width: canvas.width, height: canvas.height }
}
