// `npm run check:package`: packs what was built, as a shop would get it, and tries it in an empty project: its files,
// its types under the two ways to resolve them, and its program.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'))
const folder = resolve('build/package')
const tarball = join(folder, `${name}-${version}.tgz`)
const project = mkdtempSync(join(tmpdir(), 'lens-widgets-'))

/** A program with a misspelt key, which is an error only if the types were found. */
const SOURCE = `import type { LensEvents, LensWidgets, PageConfig } from 'lens-widgets'

const widgets: LensWidgets | undefined = window.lensWidgets
widgets?.on('navigate', ({ path }: LensEvents['navigate']) => path.trim())
export const config: PageConfig = { profileUrl: '/personal/' }
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

const tsc = (moduleResolution, module) =>
  node(
    `types are found with moduleResolution ${moduleResolution}`,
    'node_modules/typescript/bin/tsc',
    [
      ...['--noEmit', '--strict', '--ignoreConfig', '--target', 'es2022'],
      ...['--module', module, '--moduleResolution', moduleResolution, 'index.ts'],
    ],
    { cwd: project },
  )

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
try {
  if (run('the package is packed', 'npm', ['pack', '--ignore-scripts', '--pack-destination', folder])) {
    node('publint finds nothing', 'node_modules/publint/src/cli.js', ['run', tarball, '--strict'])
    node('attw finds nothing', 'node_modules/@arethetypeswrong/cli/dist/index.js', [
      ...[tarball, '--profile', 'esm-only', '--no-emoji', '--quiet'],
    ])
    writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }')
    writeFileSync(join(project, 'index.ts'), SOURCE)
    run(
      'it installs into an empty project without the network',
      'npm',
      ['install', '--offline', '--no-audit', '--no-fund', tarball],
      { cwd: project },
    )
    tsc('bundler', 'esnext')
    tsc('node16', 'node16')
    run('its program runs', 'npx', ['--no-install', 'lens-widgets-check', '--help'], { cwd: project })
  }
} finally {
  rmSync(project, { recursive: true, force: true })
}
