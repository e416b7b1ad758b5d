import { readdirSync } from 'node:fs'

/** Each folder of `widgets/` is an island; its chunk bears the folder's name. */
export const islandEntries = () =>
  Object.fromEntries(
    readdirSync('widgets', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [name, `widgets/${name}/index.tsx`]),
  )
