// `npm run check:package`: packs the build as a shop would get it, with a README about the package alone, and tests it
// in an empty project: its files, its types with both kinds of module resolution, and its program.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Fields of package.json that only this project needs. */
const OWN = ['scripts', 'devDependencies', 'imports', 'browserslist', 'overrides', 'allowScripts']

const manifest = Object.fromEntries(
  Object.entries(JSON.parse(readFileSync('package.json', 'utf8'))).filter(([field]) => !OWN.includes(field)),
)
const { name, version, files } = manifest
const folder = resolve('build/package')
const staged = join(folder, 'staged')
const tarball = join(folder, `${name}-${version}.tgz`)
const project = mkdtempSync(join(tmpdir(), 'lens-widgets-'))

/** A program with a misspelt key, which is an error only if the types were found. */
const SOURCE = `import type { LensEvents, LensWidgets, PageConfig } from 'lens-widgets'

const widgets: LensWidgets | undefined = window.lensWidgets
widgets?.on('navigate', ({ path }: LensEvents['navigate']) => path.trim())
document.addEventListener('lens-widgets:problem', ({ detail }) => detail.reason.trim())
export const config: PageConfig = { profileUrl: '/personal/' }
// @ts-expect-error
export const misspelt: PageConfig = { profileURL: '/personal/' }
// The loader gives no such thing.
// @ts-expect-error
export { openDialog } from 'lens-widgets'
`

/** A file of CommonJS says that it takes the types of a module. */
const COMMON_SOURCE = `import type { LensWidgets, PageConfig } from 'lens-widgets' with { 'resolution-mode': 'import' }

const widgets: LensWidgets | undefined = window.lensWidgets
document.addEventListener('lens-widgets:problem', ({ detail }) => detail.reason.trim())
export const config: PageConfig = { profileUrl: widgets?.version ?? '/personal/' }
// @ts-expect-error
export const misspelt: PageConfig = { profileURL: '/personal/' }
`

function run(title, command, args, options = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    ...options,
  })
  const isGood = status === 0
  console.log(`${isGood ? '✓' : '✗'} ${title}`)
  if (!isGood) {
    console.log(stdout, stderr)
    process.exitCode = 1
  }
  return isGood
}

const node = (title, script, args, options) =>
  run(title, process.execPath, [resolve(script), ...args], options)

const tsc = (moduleResolution, module, file = 'index.ts') =>
  node(
    `types are found with moduleResolution ${moduleResolution} in ${file}`,
    'node_modules/typescript/bin/tsc',
    [
      ...['--noEmit', '--strict', '--ignoreConfig', '--target', 'es2022'],
      ...['--module', module, '--moduleResolution', moduleResolution, file],
    ],
    { cwd: project },
  )

rmSync(folder, { recursive: true, force: true })
mkdirSync(staged, { recursive: true })
for (const file of files) cpSync(file, join(staged, file), { recursive: true })
cpSync('docs/package.md', join(staged, 'README.md'))
writeFileSync(join(staged, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
try {
  if (
    run('the package is packed', 'npm', ['pack', staged, '--ignore-scripts', '--pack-destination', folder])
  ) {
    node('publint finds nothing', 'node_modules/publint/src/cli.js', ['run', tarball, '--strict'])
    node('attw finds nothing', 'node_modules/@arethetypeswrong/cli/dist/index.js', [
      ...[tarball, '--profile', 'esm-only', '--no-emoji', '--quiet'],
    ])
    writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }')
    writeFileSync(join(project, 'index.ts'), SOURCE)
    writeFileSync(join(project, 'common.cts'), COMMON_SOURCE)
    run(
      'it installs into an empty project without the network',
      'npm',
      ['install', '--offline', '--no-audit', '--no-fund', tarball],
      { cwd: project },
    )
    tsc('bundler', 'esnext')
    tsc('node16', 'node16')
    tsc('node16', 'node16', 'common.cts')
    run('its program runs', 'npx', ['--no-install', 'lens-widgets-check', '--help'], { cwd: project })
  }
} finally {
  rmSync(project, { recursive: true, force: true })
}
