import { render, screen } from '@testing-library/react'
import { encode } from 'uqr'
import { QrCode } from '../../src/ui/graphics/QrCode'

/** The dark modules of a path of rectangles. */
function drawn(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(length))
  }
  return rows
}

it.each(['4821', 'https://shop.test/invite/ANNA-482/', 'Код с буквами: ё'])(
  'the QR code of %s has exactly its modules',
  (text) => {
    render(<QrCode text={text} label="QR-код" />)
    const { data, size } = encode(text, { ecc: 'M', border: 0 })
    const code = screen.getByRole('img', { name: 'QR-код' })
    expect(drawn(code.querySelector('path')?.getAttribute('d') ?? '', size)).toEqual(data)
    expect(code).toHaveAttribute('viewBox', `-4 -4 ${size + 8} ${size + 8}`)
  },
)

it('a text too long for a QR code is left out', () => {
  render(<QrCode text={'х'.repeat(3000)} label="QR-код" />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})
