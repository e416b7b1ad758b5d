/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const EVENTS = join(__dirname, '../../src/host/events.ts')

/** The events of the types, each with the names in its `detail`. */
function typed(): Map<string, string[]> {
  const program = ts.createProgram([EVENTS], { strict: true, noLib: true, noEmit: true })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(EVENTS)
  const map = source?.statements.find(
    (one): one is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(one) && one.name.text === 'LensEvents',
  )
  if (!map) throw new Error('no LensEvents')
  return new Map(
    checker
      .getTypeAtLocation(map)
      .getProperties()
      .map((event) => [
        event.name,
        checker
          .getTypeOfSymbol(event)
          .getProperties()
          .map(({ name }) => name)
          .sort(),
      ]),
  )
}

/** Returns the documented events, from the tables of the page. */
function documented(): Map<string, string[]> {
  const text = readFileSync(join(__dirname, '../../docs/events.md'), 'utf8')
  const rows = [...text.matchAll(/^\| (`[^|]+?) *\|[^|]*\| *(none|`\{.*\}`) *\|$/gm)]
  return new Map(
    rows.flatMap(([, names = '', detail = '']) =>
      [...names.matchAll(/`([a-z-]+)`/g)].map(([, name = '']): [string, string[]] => [
        name,
        [...detail.matchAll(/\w+/g)]
          .map(([word]) => word)
          .filter((word) => word !== 'none')
          .sort(),
      ]),
    ),
  )
}

it('every event of the types stands in docs/events.md with all that is in its detail, and no other', () => {
  const all = [...typed()].sort()
  expect(all.length).toBeGreaterThan(15)
  expect([...documented()].sort()).toEqual(all)
})
