import type { Pixels } from '../../../../src/features/club/receipts/qr/Pixels'

const blank: Pixels = { data: new Uint8ClampedArray(64 * 64 * 4).fill(255), width: 64, height: 64 }

/** Defines how each picture is opened and drawn, which jsdom cannot: as these pixels. An empty file is none. */
export function drawPixels(pixels: Pixels = blank): void {
  const { width, height, data } = pixels
  Object.assign(globalThis, {
    createImageBitmap: (file: Blob) =>
      file.size > 0
        ? Promise.resolve({ width, height, close: () => undefined })
        : Promise.reject(new DOMException('no picture', 'InvalidStateError')),
  })
  const context = { drawImage: () => undefined, getImageData: () => ({ data }) }
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
}
