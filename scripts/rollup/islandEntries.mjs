import { existsSync, readdirSync } from 'node:fs'

/** Each folder of `widgets/` is an island; its chunk bears the folder's name. */
export const islandEntries = () =>
  Object.fromEntries(islands().map((name) => [name, `widgets/${name}/index.tsx`]))

/** What islands of the shop's pages draw before React is there, by island. */
export const firstEntries = () =>
  islands()
    .map((name) => [name, `widgets/${name}/firstScreen.tsx`])
    .filter(([, file]) => existsSync(file))

const PAGES = 'widgets/cabinet/firstScreen/pages'

/** The same for pages of the cabinet, by the name of the section. */
export const pageEntries = () =>
  readdirSync(PAGES).map((file) => [file.replace('.tsx', ''), `${PAGES}/${file}`])

const islands = () =>
  readdirSync('widgets', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
