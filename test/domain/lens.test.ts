import { formatAxis, formatPower, formatSize, lensInOneLine, type Lens } from '../../src/domain/lens'

it.each([
  [-2.75, '−2,75'],
  [1.5, '+1,50'],
  [0, '0,00'],
  [null, '—'],
])('%p dioptres are written as %s', (value, written) => {
  expect(formatPower(value)).toBe(written)
})

it('axis and sizes are written with their units', () => {
  expect(formatAxis(175)).toBe('175°')
  expect(formatSize(8.6)).toBe('8,6')
  expect(formatSize(14)).toBe('14,0')
  expect([formatAxis(null), formatSize(null)]).toEqual(['—', '—'])
})

it('a lens in one line has only the parameters that are known', () => {
  const sphere: Lens = {
    eye: 'right',
    productId: 1,
    title: 'Роса',
    sphere: -2.75,
    cylinder: null,
    axis: null,
    addition: null,
    baseCurve: 8.6,
    diameter: 14.2,
  }
  expect(lensInOneLine(sphere)).toBe('OD −2,75\u00a0· BC 8,6\u00a0· Dia 14,2')
  expect(lensInOneLine({ ...sphere, eye: 'left', cylinder: -0.75, axis: 10, addition: 'LOW' })).toBe(
    'OS −2,75\u00a0· Cyl −0,75\u00a0· Ax 10°\u00a0· Add LOW\u00a0· BC 8,6\u00a0· Dia 14,2',
  )
})
