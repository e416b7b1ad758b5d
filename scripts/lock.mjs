// Checks that the lock file is complete, so that `npm ci` takes it on every platform: it agrees with
// package.json, and each package that another needs has its entry, even the binaries of other platforms.
// Reads two files and asks no registry.
import { readFileSync } from 'node:fs'

const read = (file) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))
const { packages } = read('package-lock.json')
const own = read('package.json')

const sameText = (one, other) => JSON.stringify(one ?? {}) === JSON.stringify(other ?? {})

const isExact = (version) => /^\d+\.\d+\.\d+$/.test(version)

/** Returns the next folder above a package: 'a/node_modules/b' → 'a', 'node_modules/a' → ''. */
const above = (place) => place.slice(0, Math.max(place.lastIndexOf('node_modules/') - 1, 0))

/**
 * Returns the place where Node finds a package that the one in `place` needs: beside it, or in a folder
 * further up.
 */
function find(name, place) {
  const entry = `${place ? `${place}/` : ''}node_modules/${name}`
  if (entry in packages) return entry
  return place === '' ? undefined : find(name, above(place))
}

const problems = ['dependencies', 'devDependencies', 'optionalDependencies', 'engines']
  .filter((key) => !sameText(own[key], packages[''][key]))
  .map((key) => `package.json and package-lock.json differ in "${key}"`)

for (const [place, entry] of Object.entries(packages)) {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
    entry
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional)
  const wanted = {
    ...Object.fromEntries(peers.map((name) => [name, '*'])),
    ...dependencies,
    ...(place === '' && devDependencies),
    ...optionalDependencies,
  }
  for (const [name, version] of Object.entries(wanted)) {
    const found = packages[find(name, place)]
    const isOther = isExact(version) && found?.version !== version && !(name in own.overrides)
    if (!found || isOther)
      problems.push(`${place || 'package.json'} needs ${name} ${version}, which has no entry`)
  }
  if (place.includes('node_modules/') && !entry.link && !entry.integrity)
    problems.push(`${place} has no integrity`)
  if (entry.resolved) problems.push(`${place} names the registry it came from`)
}

for (const problem of problems) console.error(problem)
if (problems.length > 0) {
  console.error('Take complete versions, at least two weeks old: see CONTRIBUTING.md, "Dependencies".')
}
process.exit(problems.length === 0 ? 0 : 1)
