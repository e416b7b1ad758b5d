import { cp, readFile } from 'node:fs/promises'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PAGES = 'examples/pages'
const PARTS = 'examples/shop/site/parts'

/**
 * @returns {Promise<(page: string) => string>} a function that inserts the shop's header and footer where a page names
 *   them
 */
async function readParts() {
  const parts = await Promise.all(
    ['header', 'footer'].map(async (name) => [
      `<!-- ${name} -->`,
      await readFile(`${PARTS}/${name}.html`, 'utf8'),
    ]),
  )
  return (page) => parts.reduce((whole, [mark, part]) => whole.replace(mark, () => part.trim()), page)
}

/** Copies the static part of the example shop: its pages, and the widgets to where the pages expect them. */
export const site = (folder) => ({
  name: 'site',
  buildStart() {
    for (const watched of [PAGES, PARTS]) this.addWatchFile(join(process.cwd(), watched))
  },
  async writeBundle() {
    const whole = await readParts()
    await cp(PAGES, `${folder}/examples`, { recursive: true })
    for (const name of readdirSync(PAGES, { recursive: true }).filter((file) => file.endsWith('.html')))
      writeFileSync(`${folder}/examples/${name}`, whole(await readFile(`${PAGES}/${name}`, 'utf8')))
    // A static host opens the start page at its root.
    await cp(`${folder}/examples/index.html`, `${folder}/index.html`)
    await cp(`${PAGES}/shop`, `${folder}/shop`, { recursive: true })
    // In watch mode the widgets are built beside the site, and its server takes them from there.
    if (!this.meta.watchMode) await cp('dist', `${folder}/assets/lens-widgets`, { recursive: true })
  },
})
