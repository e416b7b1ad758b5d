/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { check } from '../../check/check'
import { ISLANDS } from '../../check/islands'
import { exitCodeOf } from '../../check/issues'
import { optionsOf } from '../../check/options'
import { operations } from '../contract/contract'
import { openServer, target } from './sandboxTarget'

const ROOT = join(__dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

it('knows every island, and of each only calls of the contract', () => {
  const registry = read('widgets/islands.ts')
  const names = [...registry.matchAll(/import\('\.\/([\w-]+)\/index'\)/g)].map(([, name]) => name)
  expect(new Set(ISLANDS.keys())).toEqual(new Set(names))
  const known = operations.map(({ id }) => id)
  expect(known).toEqual(expect.arrayContaining([...ISLANDS.values()].flat()))
})

it('lists the calls that the guide lists', () => {
  const rows = [...read('docs/api.md').matchAll(/^\| `([\w-]+)`\s*\| (.*?)\s*\|/gm)]
  const listed = rows.map(([, name = '', calls = '']): [string, string[]] => [
    name,
    [...calls.matchAll(/`(\w+)`/g)].map(([, call = '']) => call),
  ])
  expect(listed).toEqual([...ISLANDS])
})

it('asks the reads of the islands that are named, and no others', async () => {
  const only = optionsOf(['--url', 'https://shop.test', '--islands', 'cabinet, basket'])?.only
  const { fetch, asked } = openServer()
  const report = await check({ operations, version: '1.2.3', target, fetch, ...(only && { only }) })
  const read = report.calls.filter(({ state }) => state !== 'skipped')
  expect(new Set(read.map(({ id }) => id))).toEqual(
    new Set(['getAccountInfo', 'getScore', 'getOrders', 'getNotifications', 'getAddresses', 'getBasket']),
  )
  expect(asked.filter((call) => call.endsWith('/catalog/products/'))).toEqual([])
  expect(exitCodeOf(report)).toBe(0)
})

it('refuses an island that there is not', () => {
  expect(() => optionsOf(['--url', 'https://shop.test', '--islands', 'bakset'])).toThrow(
    /no "bakset", but cabinet/,
  )
})
