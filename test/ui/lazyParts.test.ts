/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import packageJson from '../../package.json' with { type: 'json' }

/*
 * A part that loads later may be the first on its page with a form field: then no form has linked the sheets of fields.
 * So every lazily loaded part links, or reaches by its imports, the sheet of each block of the forms that it renders.
 */
const FORMS = 'src/forms'

const filesIn = (folder: string, end: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => end.test(name))
    .map((name) => join(folder, name))

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true

/** The file that an import names; undefined for a package. */
function resolved(from: string, name: string): string | undefined {
  const alias = Object.entries(packageJson.imports).find(([key]) => name.startsWith(key.replace('*', '')))
  const path = name.startsWith('.')
    ? join(dirname(from), name)
    : alias && dirname(alias[1].replace('./', '')) + '/' + name.slice(alias[0].length - 1)
  return path === undefined ? undefined : ['', '.tsx', '.ts'].map((end) => path + end).find(isFile)
}

const named = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].flatMap(([, name = '']) => resolved(file, name) ?? [])

const importsOf = (file: string) =>
  file.endsWith('.css')
    ? named(file, /@import '([^']+)'/g)
    : named(file, /(?:^|\n)import (?!type\b)[^'"]*?['"]([^'"]+)['"]/g)

function reachedBy(file: string): Set<string> {
  const reached = new Set<string>()
  const visit = (one: string) => {
    if (reached.has(one)) return
    reached.add(one)
    importsOf(one).forEach(visit)
  }
  visit(file)
  return reached
}

const blockOf = (name: string) => name.split(/--|__/)[0] ?? ''

/** Which sheet styles a block of the forms. */
const ownerOf = new Map(
  filesIn(FORMS, /\.css$/).flatMap((sheet) =>
    [...readFileSync(sheet, 'utf8').matchAll(/^\.([\w-]+)/gm)].map(([, name = '']) => [blockOf(name), sheet]),
  ),
)

const blocksOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:className=|classes\().*/g)]
    .flatMap(([line]) => [...line.matchAll(/["']([\w -]+)["']/g)])
    .flatMap(([, names = '']) => names.split(' ').map(blockOf))

it('gives each part that is loaded later the sheets of the fields that it draws', () => {
  const parts = new Set(
    filesIn('src', /\.tsx?$/).flatMap((file) => named(file, /import\(\s*['"]([^'"]+)['"]\s*\)/g)),
  )
  expect(parts.size).toBeGreaterThan(20)
  const unstyled = [...parts].flatMap((part) => {
    const reached = [...reachedBy(part)]
    const sheets = reached
      .filter((file) => file.endsWith('.tsx'))
      .flatMap(blocksOf)
      .flatMap((block) => ownerOf.get(block) ?? [])
    return [...new Set(sheets)]
      .filter((sheet) => !reached.includes(sheet))
      .map((sheet) => `${part}: ${sheet}`)
  })
  expect(unstyled).toEqual([])
})
