import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import { ROOT } from './tree'

const MOST = 25
const WRITTEN = ['src', 'widgets', 'examples', 'test', 'scripts', 'check']

/** Folders that may hold more: each island has a page there, whose address stays. */
const EXCEPTIONS = ['examples/pages']

/** Returns the folders with more files than the limit. */
function crowded(files: string[]): string[] {
  const sizes = new Map<string, number>()
  for (const file of files) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1)
  return [...sizes].filter(([, size]) => size > MOST).map(([folder]) => folder)
}

it('finds a folder with one file too many', () => {
  const filled = (folder: string, size: number) =>
    Array.from({ length: size }, (_, index) => `${folder}/${String(index)}.ts`)
  expect(crowded([...filled('src/full', MOST), ...filled('src/crowded', MOST + 1)])).toEqual(['src/crowded'])
})

it(`has no folder of more than ${String(MOST)} files`, () => {
  const files = execFileSync('git', ['ls-files', ...WRITTEN], { cwd: ROOT, encoding: 'utf8' })
  expect(crowded(files.trim().split('\n'))).toEqual(EXCEPTIONS)
})
