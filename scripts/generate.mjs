// Generates code from the OpenAPI contract: types of all calls (`schema.d.ts`), one module per group with the calls
// themselves, so that an island loads only the paths it uses, and the models and readers of the records. Files newer
// than the contract stay.
import { execFileSync } from 'node:child_process'
import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { READING, writeRecords } from './contract/records.mjs'

const root = new URL('../', import.meta.url)
const target = new URL('src/api/generated/', root)
const bundled = new URL('build/openapi.json', root)
const contractFolder = new URL('src/api/contract/', root)
/** The file that is written last: its date proves that the others are complete. */
const stamp = new URL('stamp', target)

const dateOf = (file) => stat(file).then(({ mtimeMs }) => mtimeMs)
const inContract = (await readdir(contractFolder, { recursive: true })).map(
  (file) => new URL(file.replaceAll('\\', '/'), contractFolder),
)
const sources = [
  contractFolder,
  ...inContract,
  ...['generate.mjs', 'contract/records.mjs'].map((file) => new URL(file, import.meta.url)),
  ...['package.json', 'package-lock.json'].map((file) => new URL(file, root)),
]
const written = Math.min(...(await Promise.all([stamp, bundled].map((file) => dateOf(file).catch(() => 0)))))
const isCurrent = (await Promise.all(sources.map(dateOf))).every((date) => date < written)
if (isCurrent) process.exit()

/** Returns the node that a reference such as '#/components/schemas/Order' points to. */
const targetOf = (contract, reference) =>
  reference
    .split('/')
    .slice(1)
    .reduce((node, name) => node[name], contract)

const mayBeNull = ({ type, anyOf = [], oneOf = [] }) =>
  [type].flat().includes('null') || [...anyOf, ...oneOf].some((each) => each.type === 'null')

/** Gives each property that says nothing of itself the sentence of its name. */
function describe(node, contract, fields) {
  if (typeof node !== 'object' || node === null) return
  if (!Array.isArray(node) && node.type !== undefined && node.properties !== undefined) {
    for (const [name, property] of Object.entries(node.properties)) {
      const own = property.description ?? (property.$ref && targetOf(contract, property.$ref).description)
      const sentence = fields[name]
      if (own !== undefined || sentence === undefined) continue
      const isNullTold = !mayBeNull(property) || /\bnull\b/i.test(sentence)
      property.description = isNullTold ? sentence : `${sentence} Null if there is none.`
    }
  }
  for (const [key, child] of Object.entries(node)) if (key !== 'examples') describe(child, contract, fields)
}

// The libraries load only here, because that takes longer than finding out that there is nothing to do.
const { default: openapiTypescript, astToString } = await import('openapi-typescript')

execFileSync(
  process.execPath,
  [
    'node_modules/@redocly/cli/bin/cli.js',
    'bundle',
    'src/api/contract/openapi.yaml',
    '--output',
    'build/openapi.json',
  ],
  {
    cwd: root,
    stdio: 'pipe',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
)
const contract = JSON.parse(await readFile(bundled, 'utf8'))
const { parse } = await import('yaml')
const fields = parse(await readFile(new URL('fields.yaml', contractFolder), 'utf8'))
describe(contract, contract, fields)
// The contract is of the package that holds it.
contract.info.version = JSON.parse(await readFile(new URL('package.json', root), 'utf8')).version
const withoutReading = (key, value) => (READING.includes(key) ? undefined : value)
await writeFile(bundled, `${JSON.stringify(contract, withoutReading, 2)}\n`)
await rm(target, { recursive: true, force: true })
await mkdir(target, { recursive: true })
await writeFile(new URL('schema.d.ts', target), astToString(await openapiTypescript(contract)))

// Each call is a module of its own, so that a chunk has only the paths that it uses; a group re-exports its calls.
await mkdir(new URL('calls/', target))
const groups = {}
for (const [path, operations] of Object.entries(contract.paths)) {
  for (const [method, { operationId: name, tags, requestBody }] of Object.entries(operations)) {
    if (!name) continue
    const multipart = requestBody?.content?.['multipart/form-data'] ? ', multipart: true' : ''
    const descriptor = `{ method: '${method.toUpperCase()}', path: '${path}'${multipart} }`
    await writeFile(
      new URL(`calls/${name}.ts`, target),
      `import type { Call } from '../../call'\n\nexport const ${name}: Call<'${name}'> = ${descriptor}\n`,
    )
    ;(groups[tags[0]] ??= []).push(`export { ${name} } from './calls/${name}'\n`)
  }
}
for (const [group, lines] of Object.entries(groups)) await writeFile(new URL(`${group}.ts`, target), lines)
const { models, readers } = writeRecords(contract)
await writeFile(new URL('src/domain/records.ts', root), models)
await mkdir(new URL('records/', target))
for (const { file, source } of readers) await writeFile(new URL(`records/${file}`, target), source)
await writeFile(stamp, '')
