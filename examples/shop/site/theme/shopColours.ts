export interface ShopColour {
  colour: string
  count: number
  /** Custom properties and selectors that have it, as the sheet names them. */
  names: string[]
}

const hex = (share: number) =>
  Math.round(Math.min(255, Math.max(0, share)))
    .toString(16)
    .padStart(2, '0')

/** Returns '#abc', '#aabbcc' and 'rgb(1, 2, 3)' as '#aabbcc'; undefined for a transparent colour or another text. */
function colourOf(text: string): string | undefined {
  const [, short] = /^#([0-9a-f]{3})$/i.exec(text) ?? []
  if (short) return `#${short.replaceAll(/./g, '$&$&')}`.toLowerCase()
  if (/^#[0-9a-f]{6}$/i.test(text)) return text.toLowerCase()
  const [, red, green, blue] = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/i.exec(text) ?? []
  return red === undefined ? undefined : `#${[red, green, blue].map((part) => hex(Number(part))).join('')}`
}

/** The colours of a shop's style sheet, the most used first. */
export function shopColours(sheet: string): ShopColour[] {
  const found = new Map<string, ShopColour>()
  const text = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  for (const [, property = '', value = ''] of text.matchAll(/([\w-]+)\s*:\s*([^;{}]+)/g)) {
    for (const [written] of value.matchAll(/#[0-9a-f]+\b|rgb\([^)]*\)/gi)) {
      const colour = colourOf(written)
      if (colour === undefined) continue
      const known = found.get(colour) ?? { colour, count: 0, names: [] }
      if (property.startsWith('--') && !known.names.includes(property)) known.names.push(property)
      found.set(colour, { ...known, count: known.count + 1 })
    }
  }
  return [...found.values()].sort((one, other) => other.count - one.count)
}
