/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Selector, SelectorComponent } from 'lightningcss'
import { transform } from 'lightningcss'

/* A shadow root has one scope for all its sheets, so a class in two of them may be styled by accident. */

const files = ['src', 'widgets'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
)
const sheets = files.filter((file) => file.endsWith('.css'))

/** Returns the block of a class: 'card' for `card__head` and `card--wide`. */
const blockOf = (name: string) => name.split(/__|--/)[0] ?? name

const isClass = (part: SelectorComponent) => part.type === 'class'

function classesOf(selector: Selector): string[] {
  return selector.flatMap((part) => {
    if (isClass(part)) return [part.name]
    const inner: Selector[] = 'selectors' in part && part.selectors ? (part.selectors as Selector[]) : []
    return inner.flatMap(classesOf)
  })
}

/** Returns the first class of a selector; a rule styles only what is inside that block. */
function leadOf(selector: Selector): string | undefined {
  const end = selector.findIndex(({ type }) => type === 'combinator')
  return selector.slice(0, end < 0 ? undefined : end).find(isClass)?.name
}

function selectorsOf(sheet: string): Selector[] {
  const found: Selector[] = []
  transform({
    filename: sheet,
    code: readFileSync(sheet),
    visitor: {
      Rule: {
        style(rule) {
          found.push(...rule.value.selectors)
        },
      },
    },
  })
  return found
}

const selectors = new Map(sheets.map((sheet) => [sheet, selectorsOf(sheet)]))

/** For each block, the sheets with rules that begin with it. */
const owners = new Map<string, Set<string>>()
for (const [sheet, list] of selectors) {
  for (const lead of list.flatMap((selector) => leadOf(selector) ?? [])) {
    const block = blockOf(lead)
    owners.set(block, (owners.get(block) ?? new Set()).add(sheet))
  }
}

it('gives each block of the style sheets one sheet that styles it', () => {
  const shared = [...owners].filter(([, files]) => files.size > 1)
  expect(shared.map(([block, files]) => `${block}: ${[...files].join(', ')}`)).toEqual([])
})

it('uses in a style sheet only its own classes and those of other blocks', () => {
  const users = new Map<string, Set<string>>()
  for (const [sheet, list] of selectors) {
    for (const name of list.flatMap(classesOf)) {
      if (owners.has(blockOf(name)) || name.startsWith('is-')) continue
      users.set(name, (users.get(name) ?? new Set()).add(sheet))
    }
  }
  const shared = [...users].filter(([, files]) => files.size > 1)
  expect(shared.map(([name, files]) => `${name}: ${[...files].join(', ')}`)).toEqual([])
})

it('styles elements without a class in the base sheet alone', () => {
  const free = [...selectors]
    .filter(([sheet]) => !/(base|tokens|column)\.css$/.test(sheet))
    .flatMap(([sheet, list]) =>
      list.filter((one) => !leadOf(one)).map((one) => `${sheet}: ${JSON.stringify(one)}`),
    )
  expect(free).toEqual([])
})

it('keeps every style sheet below 300 lines', () => {
  expect(sheets.filter((sheet) => readFileSync(sheet, 'utf8').split('\n').length > 300)).toEqual([])
})

it('defines every class that a component names', () => {
  const defined = new Set([...selectors.values()].flat().flatMap(classesOf))
  const isDefined = (name: string) =>
    name.endsWith('${') ? [...defined].some((one) => one.startsWith(name.slice(0, -2))) : defined.has(name)
  const missing = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      namesIn(readFileSync(file, 'utf8'))
        .filter((name) => !isDefined(name))
        .map((name) => `${file}: ${name}`),
    )
  expect(missing).toEqual([])
})

/** Returns the class names in `className`, in `place` and in calls of `classes()`; `badge--${` if the rest is computed. */
function namesIn(source: string): string[] {
  const places = source.matchAll(/\b(?:className|place)=("[^"]*"|\{)|\bclasses\(/g)
  return [...places].flatMap((match) => {
    const text = match[1]?.startsWith('"') ? match[1] : expressionAt(source, match.index + match[0].length)
    // Strings in comparisons are no class names.
    return [...text.replaceAll(/[!=]==\s*'[^']*'/g, '').matchAll(/(["'`])(.*?)\1/g)].flatMap(
      ([, , names = '']) =>
        names
          .replaceAll(/\$\{[^}]*\}/g, '${')
          .split(/\s+/)
          .filter((name) => name !== '' && name !== '${'),
    )
  })
}

/** Returns the rest of an expression, up to the bracket that closes it. */
function expressionAt(source: string, start: number): string {
  let open = 1
  let end = start
  while (open > 0 && end < source.length) {
    const sign = source.charAt(end)
    if ('{('.includes(sign)) open += 1
    if ('})'.includes(sign)) open -= 1
    end += 1
  }
  return source.slice(start, end - 1)
}

it('keeps amber to what shows points, rewards and ratings', () => {
  const amber = sheets.filter(
    (sheet) => sheet !== 'src/ui/tokens.css' && readFileSync(sheet, 'utf8').includes('var(--lens-warm'),
  )
  expect(amber.sort()).toEqual([
    'src/features/club/points/ledger.css',
    'src/features/club/points/points.css',
    'src/features/club/points/ways.css',
    'src/features/professional/starCount.css',
    'src/features/shop/goods/shelf.css',
    'src/map/map.css',
    'src/ui/badge.css',
    'src/ui/list.css',
    'src/ui/stars.css',
  ])
})

it('keeps what stands apart in a strip that scrolls sideways within it, so that the page does not scroll', () => {
  const loose = sheets.flatMap((sheet) =>
    [...readFileSync(sheet, 'utf8').matchAll(/([^{}]+)\{([^{}]*overflow-x: auto[^{}]*)\}/g)]
      .filter(([, , body = '']) => !body.includes('position: relative'))
      .map(([, selector = '']) => `${sheet}: ${selector.trim()}`),
  )
  expect(loose).toEqual([])
})
