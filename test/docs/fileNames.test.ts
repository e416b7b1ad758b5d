import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { folders, ROOT } from './tree'

/** As macOS and Windows tell names apart; an import leaves a script's ending out. */
const sameOnDisk = (name: string) => nameInImport(name).toLowerCase()

const nameInImport = (name: string) => name.replace(/\.(tsx?|m?js)$/, '')

/** The names that another one before them differs from in case alone. */
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
