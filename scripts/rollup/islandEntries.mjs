import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { CABINET, SPECIALIST } from './places.mjs'

/** Each folder of `widgets/` is an island; its chunk bears the folder's name. */
export const islandEntries = () =>
  Object.fromEntries(islands().map((name) => [name, `widgets/${name}/index.tsx`]))

/** What is drawn before React, by builds: each cabinet's frame, whose pages follow from it, and all other islands together. */
export function prerenderBuilds() {
  const drawn = islands().filter((name) => existsSync(fileOf(name)))
  const others = drawn.filter((name) => !CABINETS.includes(name))
  return [...CABINETS.map((name) => [name]), others].map((names) =>
    Object.fromEntries(
      names.map((name) => [name === 'cabinet' ? 'prerender' : `prerender-${name}`, fileOf(name)]),
    ),
  )
}

const fileOf = (name) => `widgets/${name}/prerender.tsx`

const CABINETS = [CABINET, SPECIALIST].map((file) => basename(dirname(file)))

const islands = () =>
  readdirSync('widgets', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
