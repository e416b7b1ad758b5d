import { existsSync, readdirSync } from 'node:fs'

/** Each folder of `widgets/` is an island; its chunk bears the folder's name. */
export const islandEntries = () =>
  Object.fromEntries(islands().map((name) => [name, `widgets/${name}/index.tsx`]))

/** What islands draw before React is there: the cabinet's frame, whose pages follow from it, and others. */
export const firstEntries = () =>
  Object.fromEntries(
    islands()
      .map((name) => [
        name === 'cabinet' ? 'firstScreen' : `firstScreen-${name}`,
        `widgets/${name}/firstScreen.tsx`,
      ])
      .filter(([, file]) => existsSync(file)),
  )

const islands = () =>
  readdirSync('widgets', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
