import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The repository's root. */
export const ROOT = join(__dirname, '../..')

/** Folders with generated or installed files only. */
const MADE = [
  '.git',
  'node_modules',
  'bin',
  'build',
  'dist',
  'generated',
  'test-results',
  'playwright-report',
]

/** The folders of the repository, the root first. */
export function folders(folder: string = ROOT): string[] {
  const below = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !MADE.includes(entry.name))
    .flatMap(({ name }) => folders(join(folder, name)))
  return [folder, ...below]
}

/** The files of the repository, by their paths from the root. */
export const files = (): string[] =>
  folders().flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => relative(ROOT, join(folder, name))),
  )
