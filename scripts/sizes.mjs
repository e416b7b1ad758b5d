// Part of `npm run build`: prints into docs/embedding.md how much the first screen of each widget loads, by the files
// that the build has listed. Rounded up to 5 kB, so that the table changes only with what a reader would notice.
import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const DOCUMENT = 'docs/embedding.md'
const [START, END] = ['<!-- sizes: by `npm run build` -->', '<!-- end of sizes -->']

const bytesOf = (file) => gzipSync(readFileSync(`dist/${file}`)).length
const upTo = (bytes) => `${Math.ceil(bytes / 5000) * 5} kB`
const sum = (files, extension) =>
  files
    .filter((file) => file.endsWith(extension))
    .map(bytesOf)
    .reduce((total, bytes) => total + bytes, 0)

const { islands } = JSON.parse(readFileSync('build/chunks.json', 'utf8'))
const rows = Object.entries(islands)
  .toSorted(([one], [other]) => one.localeCompare(other))
  .map(([widget, needed]) => {
    const files = ['loader.js', ...needed]
    return `| \`${widget}\` | ${upTo(sum(files, '.js'))} | ${upTo(sum(files, '.css'))} |`
  })
const table = ['| Widget | Scripts | Style sheets |', '| --- | --- | --- |', ...rows].join('\n')

const text = readFileSync(DOCUMENT, 'utf8')
const [before, rest = ''] = text.split(START)
const [, after = ''] = rest.split(END)
const written = `${before}${START}\n\n<!-- prettier-ignore -->\n${table}\n\n${END}${after}`
if (written !== text) writeFileSync(DOCUMENT, written)
