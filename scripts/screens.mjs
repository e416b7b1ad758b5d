// Reads the screens of the product from the code: the sections of the cabinet and the example pages.
import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'

const SECTIONS = 'widgets/cabinet/sections'
const PAGES = 'examples/pages'
/** Pages about other pages, and those that are shown at the URLs of a cabinet. */
const NO_SCREENS = [
  ...[
    'index.html',
    'book.html',
    'theme.html',
    'timing.html',
    'cabinet.html',
    'specialist.html',
    'shop.html',
    'plain.html',
  ],
  'payment.html',
]

/** @returns {{ path: string, title: string }[]} every page of the cabinet and every example page, by its address */
export const readScreens = () => [...readSections(), ...readPages()]

function readSections() {
  const sections = new Map()
  const visit = (node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const { path, title } = stringsOf(node)
      // A path with an anchor is a part of another page.
      if (path?.startsWith('/') && title !== undefined && !path.includes('#')) sections.set(path, title)
    }
    ts.forEachChild(node, visit)
  }
  for (const file of readdirSync(SECTIONS))
    visit(ts.createSourceFile(file, readFileSync(`${SECTIONS}/${file}`, 'utf8'), ts.ScriptTarget.Latest))
  return [...sections].map(([path, title]) => ({ path: `/personal${path}`, title }))
}

const stringsOf = (object) =>
  Object.fromEntries(
    object.properties
      .filter((property) => ts.isPropertyAssignment(property) && ts.isStringLiteral(property.initializer))
      .map(({ name, initializer }) => [name.text, initializer.text]),
  )

const readPages = () =>
  readdirSync(PAGES)
    .filter((file) => file.endsWith('.html') && !NO_SCREENS.includes(file))
    .map((file) => ({
      path: `/examples/${file}`,
      title: /<title>([^<]*)/.exec(readFileSync(`${PAGES}/${file}`, 'utf8'))?.[1] ?? file,
    }))
