import fc from 'fast-check'
import { partsOf, readFrame, readPhoto } from '../../../../src/features/club/receipts/qr/readQr'
import { photograph } from '../../../support/receiptPictures'
import { drawPixels } from './drawPixels'

const side = fc.integer({ min: 1, max: 9000 })

it('a code of up to 600 pixels of a large picture lies in one of the squares it is looked through in', () => {
  fc.assert(
    fc.property(side, side, fc.double({ min: 0, max: 1, noNaN: true }), (width, height, place) => {
      const [whole, ...squares] = partsOf({ width, height })
      expect(whole).toMatchObject({ left: 0, top: 0, width, height })
      expect(squares.length > 0).toBe(Math.max(width, height) > 1400)
      if (squares.length === 0) return
      const scale = squares[0]?.scale ?? 1
      const [across, down] = [Math.min(599 / scale, width), Math.min(599 / scale, height)]
      const [left, top] = [place * (width - across), place * (height - down)]
      const holds = squares.some(
        (part) =>
          part.left <= left &&
          part.top <= top &&
          part.left + part.width >= left + across &&
          part.top + part.height >= top + down,
      )
      expect(holds).toBe(true)
      expect(squares.every((part) => part.width * part.scale * part.height * part.scale <= 1201 ** 2)).toBe(
        true,
      )
    }),
  )
})

describe('where the browser sees an advertisement alone', () => {
  const BILL = 't=20260227T1802&s=2480.50&fn=9960440300123456&i=77001&fp=2941837465&n=1'
  const ADVERTISEMENT = 'https://promo.example/?t=1'
  const read = () => readPhoto(new Blob(['photo']), new AbortController().signal)
  const film = () => {
    const video = document.createElement('video')
    Object.defineProperties(video, { videoWidth: { value: 480 }, videoHeight: { value: 640 } })
    return readFrame(video)
  }

  beforeEach(() => {
    class Detector {
      readonly detect = () => Promise.resolve([{ rawValue: ADVERTISEMENT }])
    }
    Object.assign(globalThis, { BarcodeDetector: Detector })
  })
  afterEach(() => Reflect.deleteProperty(globalThis, 'BarcodeDetector'))

  it.each([
    ['a photo', read],
    ['the camera', film],
  ])('the code of a receipt in the same picture of %s is found', async (_, look) => {
    drawPixels(photograph(BILL))
    expect(await look()).toBe(BILL)
  })

  it.each([
    ['a photo', read],
    ['the camera', film],
  ])('the advertisement is told if the picture of %s has no other code', async (_, look) => {
    drawPixels()
    expect(await look()).toBe(ADVERTISEMENT)
  })
})
