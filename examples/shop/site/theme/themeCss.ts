import { darkName, type Scheme, type Token } from './tokens'

/** The changed values by token, for each scheme. */
export type Theme = Record<Scheme, ReadonlyMap<string, string>>

const rule = (selector: string, changes: [string, string][]) =>
  changes.length > 0
    ? `${selector} {\n${changes.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}\n`
    : ''

/** The rules for the shop's style sheet: only what differs from the widgets' own. */
export function themeCss(tokens: Token[], theme: Theme): string {
  const changes = (scheme: Scheme) =>
    tokens
      .map(({ name, [scheme]: own }) => [name, theme[scheme].get(name) ?? '', own] as const)
      .filter(([, value, own]) => value !== '' && value !== own)
      .map(([name, value]): [string, string] => [name, value])
  const dark = changes('dark').map(([name, value]): [string, string] => [darkName(name), value])
  return rule(':root', [...changes('light'), ...dark])
}
