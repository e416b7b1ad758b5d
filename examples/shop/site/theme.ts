import { freshFrame } from './frame'
import { LEAST, paleIn } from './theme/contrast'
import { shopColours } from './theme/shopColours'
import { themeCss } from './theme/themeCss'
import { darkName, isColour, tokensIn, type Scheme, type Token } from './theme/tokens'
import { WORDS } from './theme/words'

/*
 * Makes a theme: each token of the widgets with what it is for, and any screen live in both schemes. Tokens come from the
 * widgets' own sheet, screens from the product.
 */
const tokens = tokensIn(process.env['TOKENS'] ?? '')
const screens = JSON.parse(process.env['SCREENS'] ?? '[]') as { path: string; title: string }[]
const SCHEMES = ['light', 'dark'] as const
const schemeNames = { light: 'светлая', dark: 'тёмная' }
const theme = { light: new Map<string, string>(), dark: new Map<string, string>() }

function part<Kind extends Element>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new TypeError(`no #${id}`)
  return found
}

const frames = { light: part('light', HTMLIFrameElement), dark: part('dark', HTMLIFrameElement) }
const css = part('css', HTMLTextAreaElement)
const warnings = part('warnings', HTMLUListElement)
const fields = new Map<string, HTMLInputElement>()

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, ...content: (Node | string)[]) {
  const made = document.createElement(name)
  made.append(...content)
  return made
}

/** The value that holds in a scheme; the dark one falls back to the light one, as the sheets do. */
function valueOf(name: string, scheme: Scheme): string {
  const token = tokens.find((candidate) => candidate.name === name)
  const light = theme.light.get(name) ?? token?.light ?? ''
  return scheme === 'light' ? light : (theme.dark.get(name) ?? token?.dark ?? light)
}

/** Rounded down: 4,49 is not enough. */
const ratioText = (ratio: number) => (Math.floor(ratio * 100) / 100).toLocaleString('ru')

/** Lists the pairs of colours with too little contrast, by scheme. */
function warn() {
  const lines = SCHEMES.flatMap((scheme) =>
    paleIn(scheme, (name) => valueOf(name, scheme)).map(
      ({ text, ground, ratio }) =>
        `Схема ${schemeNames[scheme]}: ${text} на ${ground} — ${ratioText(ratio)} : 1, нужно ${ratioText(LEAST)} : 1`,
    ),
  )
  warnings.replaceChildren(...lines.map((line) => element('li', line)))
  part('verdict', HTMLElement).textContent =
    lines.length > 0 ? `Слишком бледных сочетаний: ${lines.length}` : 'Контраст достаточный'
}

/** A frame shows the theme; its own style of the root counts more than the widgets' sheet. */
function paint(scheme: Scheme) {
  const root = frames[scheme].contentDocument?.documentElement
  for (const { name } of tokens) {
    const values = [
      [name, theme.light.get(name)],
      [darkName(name), theme.dark.get(name)],
    ] as const
    for (const [property, value] of values) {
      if (value === undefined) root?.style.removeProperty(property)
      else root?.style.setProperty(property, value)
    }
  }
}

function update() {
  SCHEMES.forEach(paint)
  warn()
  css.value = themeCss(tokens, theme)
}

function set(name: string, scheme: Scheme, value: string) {
  if (value === '') theme[scheme].delete(name)
  else theme[scheme].set(name, value)
  update()
}

function field({ name }: Token, scheme: Scheme, value: string) {
  const input = element('input')
  input.type = isColour(value) ? 'color' : 'text'
  input.defaultValue = value
  input.ariaLabel = `${name}, схема ${schemeNames[scheme]}`
  // An empty field means the widgets' own value, which is shown on blur.
  input.addEventListener('input', () => set(name, scheme, input.value.trim()))
  input.addEventListener('change', () => (input.value = valueOf(name, scheme)))
  fields.set(`${name} ${scheme}`, input)
  return input
}

function inEnglish(name: 'small' | 'legend', text: string) {
  const made = element(name, text)
  made.lang = 'en'
  return made
}

function drawTokens() {
  const groups = [...new Set(tokens.map(({ group }) => group))]
  for (const group of groups) {
    const rows = tokens
      .filter((token) => token.group === group)
      .map((token) => {
        const code = element('code', token.name)
        const row = element('p', code, field(token, 'light', token.light))
        if (token.dark !== undefined) row.append(field(token, 'dark', token.dark))
        const purpose = WORDS[token.name]
        if (purpose !== undefined) row.append(element('small', purpose))
        else if (token.purpose !== '') row.append(inEnglish('small', token.purpose))
        return row
      })
    const name = WORDS[group]
    const legend = name === undefined ? inEnglish('legend', group) : element('legend', name)
    part('tokens', HTMLFormElement).append(element('fieldset', legend, ...rows))
  }
}

/** Sets a token to a colour of the shop, also in its field. */
function take(name: string, colour: string) {
  const input = fields.get(`${name} light`)
  if (!input) return
  input.value = colour
  set(name, 'light', colour)
}

/** The shop's own colours, each to be given to a token. */
function drawShopColours(sheet: string) {
  const roles = tokens.filter(({ light }) => isColour(light))
  const rows = shopColours(sheet).map(({ colour, count, names }) => {
    const swatch = element('span')
    swatch.className = 'swatch'
    swatch.style.background = colour
    const choice = element('select', new Option('не брать', ''), ...roles.map(({ name }) => new Option(name)))
    choice.ariaLabel = `Куда взять ${colour}`
    choice.addEventListener('change', () => take(choice.value, colour))
    return element('li', swatch, ` ${colour} × ${count} ${names.join(', ')} `, choice)
  })
  const none = sheet.trim() === '' ? [] : [element('li', 'В этих стилях цветов нет')]
  part('colours', HTMLUListElement).replaceChildren(...(rows.length > 0 ? rows : none))
}

function show() {
  for (const scheme of SCHEMES) {
    const frame = freshFrame(frames[scheme], { scenario: 'full', scheme, path: screen.value })
    frame.onload = () => paint(scheme)
    frames[scheme] = frame
  }
}

const screen = part('screen', HTMLSelectElement)
screen.append(...screens.map(({ path, title }) => new Option(title, path)))
screen.addEventListener('change', show)
const sheet = part('sheet', HTMLTextAreaElement)
sheet.addEventListener('input', () => drawShopColours(sheet.value))
part('copy', HTMLButtonElement).addEventListener('click', () => {
  navigator.clipboard.writeText(css.value).then(
    () => (part('copied', HTMLElement).textContent = 'Скопировано'),
    // Without permission to copy, the text is selected, so that it can be copied by hand.
    () => css.select(),
  )
})
part('reset', HTMLButtonElement).addEventListener('click', () => {
  SCHEMES.forEach((scheme) => theme[scheme].clear())
  fields.forEach((input) => (input.value = input.defaultValue))
  update()
  part('copied', HTMLElement).textContent = 'Тема как у виджетов'
})
drawTokens()
show()
update()
