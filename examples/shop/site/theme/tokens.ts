export type Scheme = 'light' | 'dark'

export interface Token {
  name: string
  /** The heading in the sheet above it. */
  group: string
  /** The comment in the sheet beside it. */
  purpose: string
  light: string
  /** The value in the dark scheme, if it differs. */
  dark?: string
}

const COLOUR = /^#[0-9a-f]{6}$/i

export const isColour = (value: string): boolean => COLOUR.test(value)

const DARK = ':where(.lens-dark, .lens-dark [data-lens-widget])'

/** Returns the name under which a shop sets a token's value in the dark scheme. */
export const darkName = (name: string): string => name.replace('--lens-', '--lens-dark-')

/** The declarations of the first rule of a selector. */
function blockOf(sheet: string, selector: string): string {
  const from = sheet.indexOf(`${selector} {`)
  return from < 0 ? '' : sheet.slice(from, sheet.indexOf('\n  }', from))
}

/** Returns what a theme may change, in the order of the sheet, with names, values, headings and comments from there. */
export function tokensIn(sheet: string): Token[] {
  const dark = new Map(
    [...blockOf(sheet, DARK).matchAll(/(--lens-[\w-]+): var\(--lens-dark-[\w-]+, (.+)\) !important;/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  )
  const tokens: Token[] = []
  let group = ''
  const lines = /^ {4}(?:\/\* ([^*]+) \*\/|(--lens-[\w-]+):\s*([^;]+);(?: \/\* ([^*]+) \*\/)?)$/gm
  for (const [, heading, name, value = '', purpose = ''] of blockOf(sheet, ':root').matchAll(lines)) {
    if (heading !== undefined) group = heading
    if (name === undefined) continue
    const own = dark.get(name)
    tokens.push({
      name,
      group,
      purpose,
      light: value.replaceAll(/\s+/g, ' ').trim(),
      ...(own !== undefined && { dark: own }),
    })
  }
  return tokens
}
