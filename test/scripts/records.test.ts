/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Prints the modules written for the schemas on the command line, or the error. */
const WRITE = `
  import { writeRecords } from './scripts/contract/records.mjs'
  try {
    const { models, readers } = writeRecords({ components: { schemas: JSON.parse(process.argv[1]) } })
    console.log([models, ...readers.map(({ file, source }) => file + '\\n' + source)].join('\\n'))
  } catch ({ message }) {
    console.log(message)
  }`

const write = (schemas: object) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', WRITE, JSON.stringify(schemas)], {
    cwd: join(__dirname, '../..'),
    encoding: 'utf8',
  })

const shop = {
  'x-name': 'Store',
  'x-needed': ['name'],
  'x-unread': ['code'],
  'x-read': { number: 'numberText' },
  type: 'object',
  description: 'Where goods are bought.',
  properties: {
    id: { type: 'integer' },
    name: { type: 'string', description: 'The name that is shown.' },
    code: { type: 'string' },
    number: { type: 'string' },
    opened_at: { type: ['string', 'null'], format: 'date' },
    kind: { type: 'string', enum: ['street', 'mall'] },
    shelves: { type: 'array', 'x-key': 'code', items: { $ref: '#/components/schemas/Shelf' } },
  },
}
const shelf = { 'x-needed': [], type: 'object', properties: { code: { type: 'string' } } }

it('writes a model with its sentences, and a reader that distrusts what is not needed', () => {
  const written = write({ Shop: shop, Shelf: shelf })
  expect(written).toContain(`/** Where goods are bought. */
export interface Store {
  id: Id
  /** The name that is shown. */
  name: string
  number: string
  openedAt: IsoDate | null
  /** Codes: street, mall. */
  kind: string
  shelves: Shelf[]
}`)
  expect(written).toContain(`export const storeFields = {
  id,
  name: givenText,
  number: numberText,
  opened_at: dateOrNull,
  kind: text,
  shelves: list(shelf, ({ code }) => code),
}`)
})

it.each([
  ['a needed field that is none', { Shelf: { ...shelf, 'x-needed': ['width'] } }, "Shelf has no 'width'"],
  ['a reader that is none', { Shelf: { ...shelf, 'x-read': { code: 'word' } } }, "has no reader 'word'"],
  [
    'a part that is read by hand',
    { Shop: shop, Shelf: { ...shelf, 'x-needed': undefined } },
    "Shop: 'Shelf' is read by hand",
  ],
])('refuses %s by name', (_, schemas, message) => {
  expect(write(schemas)).toContain(message)
})

it('keeps to itself how the widgets read: the contract that is given out says only what is needed', () => {
  const published = readFileSync(join(__dirname, '../../build/openapi.json'), 'utf8')
  expect(published).toContain('"x-needed"')
  expect(published).not.toMatch(/"x-(name|unread|read|key)"/)
})
