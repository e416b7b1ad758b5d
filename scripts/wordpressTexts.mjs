// The texts of the WordPress plugin: `npm run wordpress:texts` collects those of its sources into the `.pot`, and makes
// of the translations what WordPress reads. With `--check` it writes nothing, and says what differs.
import { Buffer } from 'node:buffer'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PLUGIN = 'examples/wordpress/lens-widgets'
const DOMAIN = 'lens-widgets'
const LOCALE = 'ru_RU'

const HEADER = [
  'Project-Id-Version: Lens Widgets',
  'MIME-Version: 1.0',
  'Content-Type: text/plain; charset=UTF-8',
  'Content-Transfer-Encoding: 8bit',
]

const read = (name) => readFileSync(join(PLUGIN, name), 'utf8')
const sources = [
  'lens-widgets.php',
  ...readdirSync(join(PLUGIN, 'includes')).map((name) => `includes/${name}`),
]

/** Returns the texts of a source file, and those that its header has about the plugin. */
function textsIn(name) {
  const code = read(name)
  const called = [...code.matchAll(/\b(?:esc_html)?__\(\s*'((?:[^'\\]|\\.)*)',\s*'([\w-]+)'/g)]
  const foreign = called.filter(([, , domain]) => domain !== DOMAIN)
  if (foreign.length > 0) throw new Error(`${name}: another text domain: ${foreign[0][0]}`)
  const described = [...code.matchAll(/^ \* Description: (.+)$/gm)]
  return [...described, ...called].map(([, text]) => text.replace(/\\(.)/g, '$1'))
}

const quoted = (text) => JSON.stringify(text)

function template() {
  const places = new Map()
  for (const name of sources)
    for (const text of textsIn(name)) places.set(text, [...new Set([...(places.get(text) ?? []), name])])
  const head = ['msgid ""', 'msgstr ""', ...HEADER.map((line) => quoted(`${line}\n`))].join('\n')
  const entries = [...places].map(
    ([text, names]) => `#: ${names.join(' ')}\nmsgid ${quoted(text)}\nmsgstr ""`,
  )
  return { texts: [...places.keys()], pot: `${[head, ...entries].join('\n\n')}\n` }
}

/** Returns the entries of a translation, one line each; the entry with an empty text is the header. */
function translations(po) {
  const entries = [...po.matchAll(/^msgid (".*")\nmsgstr ("(?:.*"\n)+)/gm)].map(([, from, to]) => [
    JSON.parse(from),
    [...to.matchAll(/^".*"$/gm)].map(([line]) => JSON.parse(line)).join(''),
  ])
  return new Map(entries)
}

/** Returns GNU's binary catalogue: the texts sorted by their bytes, each with its length and offset. */
function compile(entries) {
  const pairs = [...entries].map((pair) => pair.map((text) => Buffer.from(text)))
  pairs.sort(([one], [other]) => Buffer.compare(one, other))
  const tables = 28
  const table = Buffer.alloc(tables + pairs.length * 16)
  const head = [0x950412de, 0, pairs.length, tables, tables + pairs.length * 8, 0, table.length]
  head.forEach((number, index) => table.writeUInt32LE(number, index * 4))
  const parts = [table]
  let place = table.length
  ;[0, 1].forEach((side) =>
    pairs.forEach((pair, index) => {
      const at = tables + side * pairs.length * 8 + index * 8
      table.writeUInt32LE(pair[side].length, at)
      table.writeUInt32LE(place, at + 4)
      parts.push(pair[side], Buffer.of(0))
      place += pair[side].length + 1
    }),
  )
  return Buffer.concat(parts)
}

const { texts, pot } = template()
const entries = translations(read(`languages/${DOMAIN}-${LOCALE}.po`))
const placeholders = (text) => (text.match(/%s|\{\w+\}/g) ?? []).sort().join()
const faults = [
  ...texts.filter((text) => !entries.get(text)).map((text) => `not translated: ${text}`),
  ...[...entries.keys()]
    .filter((text) => text !== '' && !texts.includes(text))
    .map((text) => `of no source: ${text}`),
  ...texts
    .filter((text) => entries.get(text) && placeholders(text) !== placeholders(entries.get(text)))
    .map((text) => `other placeholders: ${text}`),
]
const made = {
  [`languages/${DOMAIN}.pot`]: Buffer.from(pot),
  [`languages/${DOMAIN}-${LOCALE}.mo`]: compile(entries),
}
for (const [name, content] of Object.entries(made)) {
  if (!process.argv.includes('--check')) writeFileSync(join(PLUGIN, name), content)
  else if (!readFileSync(join(PLUGIN, name)).equals(content)) faults.push(`to be made again: ${name}`)
}
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exitCode = 1
}
