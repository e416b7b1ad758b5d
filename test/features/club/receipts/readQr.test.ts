import fc from 'fast-check'
import { partsOf } from '../../../../src/features/club/receipts/qr/readQr'

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
