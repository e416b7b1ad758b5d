/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { files, ROOT } from '../docs/tree'

/** Values of our own, which need no encoding: names of fields, questionnaires and steps. */
const OWN = ['code', 'fill', 'name']

const LINK = /\b(?:to|href)=\{[^}]*?`[^`]*?[?&]\w+=\$\{(\w+)/g

it('what the shop names is encoded in the address of a link', () => {
  const found = files()
    .filter((path) => /^(src|widgets)\/.*\.tsx$/.test(path))
    .flatMap((path) =>
      [...readFileSync(join(ROOT, path), 'utf8').matchAll(LINK)]
        .map(([, given = '']) => given)
        .filter((given) => given !== 'encodeURIComponent' && !OWN.includes(given))
        .map((given) => `${path}: ${given}`),
    )
  expect(found).toEqual([])
})
