// Writes what the OpenAPI contract gives the code: types of all calls (`schema.d.ts`) and one module per group
// with the calls themselves, so that an island loads only the paths it uses.
import { execFileSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import openapiTypescript, { astToString } from 'openapi-typescript'

const root = new URL('../', import.meta.url)
const target = new URL('src/api/generated/', root)
const bundled = new URL('build/openapi.json', root)

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
await rm(target, { recursive: true, force: true })
await mkdir(target, { recursive: true })
await writeFile(new URL('schema.d.ts', target), astToString(await openapiTypescript(contract)))

const groups = {}
for (const [path, operations] of Object.entries(contract.paths)) {
  for (const [method, operation] of Object.entries(operations)) {
    if (!operation.operationId) continue
    const multipart = operation.requestBody?.content?.['multipart/form-data'] ? ', multipart: true' : ''
    const line = `export const ${operation.operationId}: Call<'${operation.operationId}'> = { method: '${method.toUpperCase()}', path: '${path}'${multipart} }`
    ;(groups[operation.tags[0]] ??= []).push(line)
  }
}
for (const [group, lines] of Object.entries(groups)) {
  await writeFile(
    new URL(`${group}.ts`, target),
    ["import type { Call } from '../call'", '', ...lines, ''].join('\n'),
  )
}
