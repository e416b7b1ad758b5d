import { cp } from 'node:fs/promises'

/** Lays the static part of the example shop out: its pages, and the widgets where its pages look for them. */
export const site = (folder) => ({
  name: 'site',
  buildStart() {
    this.addWatchFile(`${process.cwd()}/examples/pages`)
  },
  async writeBundle() {
    await cp('examples/pages', `${folder}/examples`, { recursive: true })
    // A host that only hands out files opens at its root.
    await cp('examples/pages/index.html', `${folder}/index.html`)
    await cp('examples/pages/shop', `${folder}/shop`, { recursive: true })
    // In watch mode the widgets are built beside the site, and its server takes them from there.
    if (!this.meta.watchMode) await cp('dist', `${folder}/assets/lens-widgets`, { recursive: true })
  },
})
