// Takes pictures of every screen in every state (`npm run look`), or of those whose test title has the given words
// (`npm run look Заказы`). With `--against REV` the same pictures are taken of that commit too, on this machine with
// these fonts, and build/look/index.html shows those that differ side by side.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { build, withBuiltTree } from './builtTree.mjs'
import { findChromium } from './chromium.mjs'

const FOLDER = 'build/look'
const { values, positionals } = parseArgs({
  options: { against: { type: 'string' } },
  allowPositionals: true,
})

const chromium = await findChromium()

/** @returns whether the layout checks passed */
function takePictures(folder, server) {
  const filter = positionals.length > 0 ? ['-g', positionals.join(' ')] : []
  const env = { ...process.env, LOOK_DIR: folder, SHOP_SERVER: server }
  if (chromium) env.CHROMIUM_PATH = chromium
  const { status } = spawnSync('npx', ['playwright', 'test', 'layout', ...filter], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env,
  })
  return status === 0
}

rmSync(FOLDER, { recursive: true, force: true })
build('.')
const isWell = takePictures(`${FOLDER}/now`, 'build/shop/server.mjs')

if (values.against !== undefined) {
  const tree = `${FOLDER}/tree`
  await withBuiltTree(values.against, tree, () => {
    takePictures(`${FOLDER}/before`, `${tree}/build/shop/server.mjs`)
  })
  compare()
}
console.log(`Pictures: ${FOLDER}/`)
process.exit(isWell ? 0 : 1)

function compare() {
  const names = new Set(['before', 'now'].flatMap((side) => picturesOf(side)))
  const rows = [...names].toSorted().flatMap((name) => {
    const paths = ['before', 'now'].map((side) => `${FOLDER}/${side}/${name}`)
    if (!paths.every(existsSync)) return [rowOf(name, 'only one of them has it')]
    const [before, now] = paths.map((path) => PNG.sync.read(readFileSync(path)))
    if (before.width !== now.width || before.height !== now.height) return [rowOf(name, 'another size')]
    const changed = pixelmatch(before.data, now.data, undefined, before.width, before.height)
    return changed === 0 ? [] : [rowOf(name, `${changed} pixels`)]
  })
  writeFileSync(
    `${FOLDER}/index.html`,
    `<!doctype html><meta charset="utf-8"><title>What looks different</title>
<style>body{font:16px sans-serif}img{max-width:48vw;border:1px solid #999;vertical-align:top}</style>
<h1>${rows.length} of ${names.size} pictures differ</h1>\n${rows.join('\n')}\n`,
  )
  console.log(`${rows.length} of ${names.size} pictures differ: ${FOLDER}/index.html`)
}

function picturesOf(side) {
  return existsSync(`${FOLDER}/${side}`) ? readdirSync(`${FOLDER}/${side}`) : []
}

function rowOf(name, why) {
  return `<h2>${name}: ${why}</h2><img src="before/${name}" alt="before"> <img src="now/${name}" alt="now">`
}
