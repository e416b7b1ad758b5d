/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contrast, paleIn } from '../../examples/shop/site/theme/contrast'
import { shopColours } from '../../examples/shop/site/theme/shopColours'
import { themeCss } from '../../examples/shop/site/theme/themeCss'
import { tokensIn } from '../../examples/shop/site/theme/tokens'
import { WORDS } from '../../examples/shop/site/theme/words'

const sheet = readFileSync(join(__dirname, '../../src/ui/tokens.css'), 'utf8')
const tokens = tokensIn(sheet)

const own = (scheme: 'light' | 'dark') => (name: string) => {
  const token = tokens.find((candidate) => candidate.name === name)
  return (scheme === 'dark' ? token?.dark : undefined) ?? token?.light ?? ''
}

describe('The page of themes', () => {
  it('names every group and every purpose in Russian, and nothing that is not in the sheet', () => {
    const named = tokens.filter(({ purpose }) => purpose !== '').map(({ name }) => name)
    expect(Object.keys(WORDS)).toEqual(
      expect.arrayContaining([...new Set([...tokens.map(({ group }) => group), ...named])]),
    )
    expect(Object.keys(WORDS)).toHaveLength(new Set([...tokens.map(({ group }) => group), ...named]).size)
  })

  it('lists every token of the sheet, with its heading, its purpose and both its values', () => {
    const [root = ''] = sheet.split('@media')
    const names = [...root.matchAll(/^ {4}(--lens-[\w-]+):/gm)].map(([, name]) => name)
    expect(tokens.map(({ name }) => name)).toEqual(names)
    expect(tokens.find(({ name }) => name === '--lens-action')).toEqual({
      name: '--lens-action',
      group: 'Roles',
      purpose: 'the one colour of action',
      light: '#00616f',
      dark: '#6fd0d6',
    })
    expect(tokens.filter(({ group }) => group === '')).toEqual([])
  })

  it('has them all in the guide, with what the sheet says of them', () => {
    const guide = readFileSync(join(__dirname, '../../docs/theming.md'), 'utf8')
    const rows = [...guide.matchAll(/^\| `(--lens-[\w-]+)` \| `(.+?)` \| (?:`(.+?)`)? ?\| (.*?) ?\|$/gm)]
    expect(rows.map(([, name, light, dark, purpose]) => [name, light, dark, purpose])).toEqual(
      tokens.map(({ name, light, dark, purpose }) => [name, light, dark, purpose]),
    )
  })

  it('has one dark scheme, by the class and by the system', () => {
    const declared = (selector: string) => {
      const block = sheet.slice(sheet.indexOf(`${selector} {`))
      return block.slice(0, block.indexOf('}')).match(/--lens-.*;/g)
    }
    const dark = declared(':where(.lens-dark, .lens-dark [data-lens-widget])')
    expect(dark?.length).toBeGreaterThan(15)
    expect(declared(':where(.lens-auto, .lens-auto [data-lens-widget])')).toEqual(dark)
  })

  it('finds no text of the widgets too pale, and tells one that is', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48)
    for (const scheme of ['light', 'dark'] as const) expect(paleIn(scheme, own(scheme))).toEqual([])
    const pale = paleIn('light', (name) => (name === '--lens-on-action' ? '#7fb4bb' : own('light')(name)))
    expect(pale.map(({ text, ground }) => [text, ground])).toEqual([
      ['--lens-on-action', '--lens-action'],
      ['--lens-on-action', '--lens-action-hover'],
    ])
  })

  it('takes the colours of a pasted sheet, the most used first', () => {
    const pasted = `:root { --brand: #5B2A86; --soft: rgb(1, 2, 255) } /* #000000 */
      a { color: #5b2a86; border: 1px solid #ABC } b { color: rgb(0 0 0 / 0.5); background: url(#abcd) }`
    expect(shopColours(pasted)).toEqual([
      { colour: '#5b2a86', count: 2, names: ['--brand'] },
      { colour: '#0102ff', count: 1, names: ['--soft'] },
      { colour: '#aabbcc', count: 1, names: [] },
    ])
    expect(shopColours('<html>')).toEqual([])
  })

  it('gives the rules of what was changed, and nothing else', () => {
    const theme = {
      light: new Map([
        ['--lens-action', '#5b2a86'],
        ['--lens-ink', '#0e2a33'],
      ]),
      dark: new Map([['--lens-action', '#d0b0ff']]),
    }
    expect(themeCss(tokens, theme)).toBe(
      ':root {\n  --lens-action: #5b2a86;\n  --lens-dark-action: #d0b0ff;\n}\n',
    )
    expect(themeCss(tokens, { light: new Map(), dark: new Map() })).toBe('')
  })
})
