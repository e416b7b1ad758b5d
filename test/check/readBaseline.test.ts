/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readBaseline } from '../../check/readBaseline'

const folder = mkdtempSync(join(tmpdir(), 'baseline-'))
afterAll(() => rmSync(folder, { recursive: true }))

const fileWith = (text: string) => {
  const file = join(folder, 'report.json')
  writeFileSync(file, text)
  return file
}

it('the first night of a job has no report yet, and all that differs is new', () => {
  expect(readBaseline(join(folder, 'nowhere.json'))).toEqual(new Map())
})

it('reads the issues of an earlier report', () => {
  expect(readBaseline(fileWith(JSON.stringify({ issues: [] })))).toEqual(new Map())
})

it.each(['', 'null', '{', '[]', '<html>'])('says that %j is no report, and how one is made', (text) => {
  expect(() => readBaseline(fileWith(text))).toThrow(/is no report of this check: it is made by --json/)
})
