import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { folders, ROOT } from './tree'

/** Returns the name as macOS and Windows compare it; a script's extension is left out, as in an import. */
const sameOnDisk = (name: string) => nameInImport(name).toLowerCase()

const nameInImport = (name: string) => name.replace(/\.(tsx?|m?js)$/, '')

/** Returns the names that differ from an earlier one only in case. */
function alike(names: string[]): string[] {
  const seen = new Map<string, string>()
  return names.filter((name) => {
    const first = seen.get(sameOnDisk(name))
    seen.set(sameOnDisk(name), first ?? name)
    return first !== undefined && nameInImport(first) !== nameInImport(name)
  })
}

it.each([
  [['OrderList.tsx', 'orderList.ts'], ['orderList.ts']],
  [['Order.tsx', 'order.css', 'orders.css'], []],
  [['Shop', 'shop'], ['shop']],
])('finds among %j those that differ in case alone: %j', (names, found) => {
  expect(alike(names)).toEqual(found)
})

it('has no folder in which two names differ in case alone', () => {
  const found = folders().flatMap((folder) =>
    alike(readdirSync(folder)).map((name) => relative(ROOT, join(folder, name))),
  )
  expect(found).toEqual([])
})
