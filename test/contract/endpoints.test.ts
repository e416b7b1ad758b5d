/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { operations } from './contract'

const src = join(__dirname, '../../src')

/** Files below `folder` by their path inside it. */
const sources = (folder: string, ending: RegExp) =>
  readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path))
    .map((path) => ({ path, text: readFileSync(join(src, folder, path), 'utf8') }))

const generated = sources('api/generated/calls', /\.ts$/).flatMap(({ text }) =>
  [...text.matchAll(/^export const (\w+): Call/gm)].map(([, name = '']) => name),
)

/** Returns the operations that a file imports from the generated modules, by name or through `import * as`. */
function operationsIn(text: string): string[] {
  const imports = [
    ...text.matchAll(/import (?:\{([^}]*)\}|\* as (\w+)) from '[./]+\/api\/generated\/(?!schema)\w+'/g),
  ]
  return imports.flatMap(([, names, module]) =>
    module === undefined
      ? (names ?? '').split(',').map((name) => name.trim().replace(/ as .*/, ''))
      : [
          ...new Set(
            [...text.matchAll(new RegExp(`\\b${module}\\.(\\w+)`, 'g'))].map(([, name = '']) => name),
          ),
        ],
  )
}

const code = [...sources('data', /\.tsx?$/), ...sources('features', /\.tsx?$/)]
const apis = code.filter(({ path }) => /Api\.ts$/.test(path))

it('every operation of the contract has a generated call', () => {
  expect(generated.toSorted()).toEqual(operations.map(({ id }) => id).toSorted())
})

it.each(operations)('exactly one endpoint uses $id ($method $path)', ({ id }) => {
  const users = apis.filter(({ text }) => operationsIn(text).includes(id)).map(({ path }) => dirname(path))
  // A subject may split its Api, so that a page loads only what it shows.
  expect([...new Set(users)]).toHaveLength(1)
})

it('every path comes from the contract, and only Api files make calls', () => {
  const written = code.filter(({ text }) => /['"`/]v[12]\/|\bfetch\(|XMLHttpRequest/.test(text))
  expect(written.map(({ path }) => path)).toEqual([])
  const elsewhere = code.filter((file) => !apis.includes(file) && operationsIn(file.text).some(Boolean))
  expect(elsewhere.map(({ path }) => path)).toEqual([])
})
