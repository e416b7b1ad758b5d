import { code128, QUIET } from '../../../../src/features/club/promoCodes/code128'

/** The modules of the path, light ones as 0. */
function modulesOf({ width, path }: { width: number; path: string }): string {
  const modules = Array.from({ length: width }, () => '0')
  for (const [, x, length] of path.matchAll(/M(\d+) 0h(\d+)v1h-\d+z/g)) {
    modules.fill('1', Number(x), Number(x) + Number(length))
  }
  return modules.join('')
}

it('the bars of a code are those of Code 128, check digit included, between two quiet zones', () => {
  const bars = code128('Wikipedia')
  const quiet = '0'.repeat(QUIET)
  // Start B, W i k i p e d i a, check symbol 88, stop.
  const symbols = [
    '11010010000',
    '11101000110',
    '10000110100',
    '11000010010',
    '10000110100',
    '10100111100',
    '10110010000',
    '10000100110',
    '10000110100',
    '10010110000',
    '11110010010',
    '1100011101011',
  ]
  expect(bars && modulesOf(bars)).toBe(quiet + symbols.join('') + quiet)
})

it.each(['', 'ВЕСНА', 'X'.repeat(200)])('%j has no bars', (text) => {
  expect(code128(text)).toBeUndefined()
})
