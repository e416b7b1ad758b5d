/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SETTINGS } from '#host/page/islandSettings'

/* The settings of each island, as its table has them: what its code reads, and what is told of it elsewhere. */

const ROOT = join(__dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const filesIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
const all = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, found = '']) => found)

const code = new Map([...filesIn('src'), ...filesIn('widgets')].map((path) => [path, read(path)]))
const islands = readdirSync(join(ROOT, 'widgets'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const table: Record<string, readonly string[]> = SETTINGS
const known = islands.map((name) => [name, new Set(table[name])] as const)

/** Returns the file of ours that a module imports; undefined for a library. */
function importedBy(path: string, name: string): string | undefined {
  const place = name.startsWith('#') ? join('src', name.slice(1)) : join(dirname(path), name)
  return ['', '.ts', '.tsx'].map((ending) => place + ending).find((found) => code.has(found))
}

/** Adds the modules that a module needs, also those that it loads later; types need none. */
function addNeeded(path: string, needed: Set<string>): void {
  if (needed.has(path)) return
  needed.add(path)
  const text = (code.get(path) ?? '').replaceAll(/^(import|export) type [^;]*? from '[^']+'/gm, '')
  for (const name of all(/(?:from|import\() ?'([^']+)'/g, text)) {
    const found = importedBy(path, name)
    if (found !== undefined) addNeeded(found, needed)
  }
}

function settingsReadBy(island: string): Set<string> {
  const needed = new Set<string>()
  for (const path of code.keys()) if (path.startsWith(`widgets/${island}/`)) addNeeded(path, needed)
  const texts = [...needed].map((path) => code.get(path) ?? '')
  return new Set(texts.flatMap((text) => all(/\bcontainer(?:, |\.hasAttribute\()'data-([\w-]+)'/g, text)))
}

/** Settings that an island's module reads for another island alone. */
const OF_OTHERS: Record<string, string[]> = {
  // One module reads the settings of both questionnaires; this one only where it knows such a change.
  'osdi-6': ['meaningful-change'],
}

it.each(known)('%s reads the settings that its table has', (name, settings) => {
  expect(settingsReadBy(name)).toEqual(new Set([...settings, ...(OF_OTHERS[name] ?? [])]))
})

it('no setting is that of an unknown island', () => {
  expect(Object.keys(SETTINGS).filter((name) => !islands.includes(name))).toEqual([])
})

/** Returns the settings of each widget in a PHP array: 'name' => ['Title', ['setting' => 'What it is']]. */
function settingsInPhp(path: string, indent: number): Record<string, Set<string>> {
  const text = read(path)
  const shared = new Map(
    [...text.matchAll(/^ {4}(\$\w+) = (\[.*\]);$/gm)].map(([, name = '', list = '']) => [name, list]),
  )
  const entries = text.split(new RegExp(`^ {${indent}}(?=')`, 'm')).slice(1)
  return Object.fromEntries(
    entries.map((entry) => {
      const whole = entry.replaceAll(/\$\w+/g, (name) => shared.get(name) ?? '')
      const [name = '', ...settings] = all(/'([a-z][\w-]*)' =>/g, whole)
      return [name, new Set(settings)]
    }),
  )
}

it.each([
  ['WordPress', 'examples/wordpress/lens-widgets/includes/widgets.php', 8],
  ['Bitrix', 'examples/integrations/bitrix/local/components/lens/widget/widgets.php', 4],
])('%s offers each widget its settings', (_, path, indent) => {
  expect(settingsInPhp(path, indent)).toEqual(Object.fromEntries(known))
})

const README = new Map(
  read('README.md')
    .split('\n')
    .flatMap((line) => {
      const [, name] = /^\| `<div data-lens-widget="([\w-]+)"/.exec(line) ?? []
      return name === undefined ? [] : [[name, line] as const]
    }),
)
const EVERY = new Set<string>(Object.values(SETTINGS).flat())

it.each(known)('the README tells the settings of %s', (name, settings) => {
  const told = all(/data-([\w-]+)/g, README.get(name) ?? '')
  expect(new Set(told.filter((setting) => EVERY.has(setting)))).toEqual(settings)
})
