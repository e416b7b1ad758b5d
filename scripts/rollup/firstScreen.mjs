import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { rollup } from 'rollup'
import { bundleCss, withoutUnused } from './css.mjs'
import { FIRST_RENDER } from './places.mjs'
import { treeOf } from './tree.mjs'

/* The first screen of the cabinet, drawn by the build from its React components and kept as a tree of nodes. */

const run = promisify(execFile)

const FILE = 'build/first.mjs'

/** Nothing that loads later is there at first. */
const withoutChunks = () => ({
  name: 'without-chunks',
  resolveDynamicImport: (specifier) => ({ id: String(specifier), external: true }),
  renderDynamicImport: () => ({ left: 'new Promise(() => undefined,', right: ')' }),
})

async function renderTree(plugins, drawers) {
  const build = await rollup({
    input: FIRST_RENDER,
    plugins: [withoutChunks(), ...plugins],
    onwarn: () => undefined,
  })
  const { output } = await build.generate({ format: 'es' })
  await mkdir('build', { recursive: true })
  await writeFile(FILE, output[0].code)
  const { stdout } = await run(process.execPath, ['scripts/rollup/renderFirst.mjs', FILE], {
    maxBuffer: 1e8,
  })
  const { markups, pages, marks } = JSON.parse(stdout)
  if (pages.length === 0) throw new Error('no page of a section has been found')
  const tree = treeOf(markups, marks)
  for (const [path, page] of pages) tree.places[path].page = page
  for (const [name, [file]] of drawers) tree.places[`/${name}/`].drawnBy = file
  return tree
}

/**
 * Gives the runtime its tree, in place of `FIRST_TREE`, and the rules of the style sheets that can apply to it as text:
 * it shows nothing before they are there, and each file more would be waited for.
 * @param drawers by section, the file that draws its page
 */
export function firstScreen(plugins, drawers) {
  let tree
  return {
    name: 'first-screen',
    buildStart() {
      tree = renderTree(plugins, drawers)
    },
    async load(id) {
      if (!id.endsWith('.css')) return null
      const visitor = withoutUnused(inTree(await tree))
      const { code } = await bundleCss(id, { onRead: (file) => this.addWatchFile(file), visitor })
      return `export default ${JSON.stringify(code.toString())}`
    },
    transform: {
      order: 'post',
      async handler(code) {
        if (!code.includes('FIRST_TREE')) return null
        return { code: code.replace('FIRST_TREE', JSON.stringify(await tree)), map: null }
      },
    },
  }
}

/** Whether a part of a selector stands for anything in the tree. */
function inTree({ nodes }) {
  const elements = nodes.filter(Array.isArray)
  const tags = new Set(elements.map(([tag]) => tag))
  const classes = new Set(elements.flatMap(([, attributes]) => attributes.class?.split(' ') ?? []))
  return ({ type, name }) => (type !== 'class' || classes.has(name)) && (type !== 'type' || tags.has(name))
}
