import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** SHA-256 of every file of a folder, by its path. */
function digests(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  )
  return Object.fromEntries(
    files.sort().map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  )
}

/** Returns the files that differ between two folders, or are in only one of them. */
export function differingFiles(folder, other) {
  const [one, two] = [digests(folder), digests(other)]
  return [...new Set([...Object.keys(one), ...Object.keys(two)])].filter((file) => one[file] !== two[file])
}
