// Lists known vulnerabilities of the libraries that ship, by the licences file of the last build: `npm run
// audit`. Tools that only build and test are left out. It asks the registry, so it is no part of `npm test`.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const shipped = new Set(
  [...readFileSync('dist/THIRD-PARTY-LICENSES.txt', 'utf8').matchAll(/^Name: (.+)$/gm)].map(
    ([, name]) => name,
  ),
)
const { stdout } = spawnSync('npm', ['audit', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
const { vulnerabilities } = JSON.parse(stdout)
if (!vulnerabilities) {
  console.error('The registry does not answer audits: nothing is known.')
  process.exit(2)
}
const found = Object.values(vulnerabilities).filter(({ name }) => shipped.has(name))
for (const { name, severity, range } of found) console.error(`${name} ${range}: ${severity}`)
console.log(`${shipped.size} libraries ship, ${found.length} with known vulnerabilities`)
process.exit(found.length === 0 ? 0 : 1)
