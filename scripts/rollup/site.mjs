import { cp } from 'node:fs/promises'

/** Lays the static part of the example shop out: its pages, and the widgets where its pages look for them. */
export const site = (folder) => ({
  name: 'site',
  buildStart() {
    // In watch mode the site follows the widgets and its pages.
    this.addWatchFile(`${process.cwd()}/dist/manifest.json`)
    this.addWatchFile(`${process.cwd()}/examples/pages`)
  },
  async writeBundle() {
    await cp('examples/pages', `${folder}/examples`, { recursive: true })
    await cp('examples/pages/shop', `${folder}/shop`, { recursive: true })
    await cp('dist', `${folder}/assets/lens-widgets`, { recursive: true })
  },
})
