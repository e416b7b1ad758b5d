import { KINDS, type MaterialKind } from './material'

/** Returns the kind in a path such as '/materials/events/'. */
export const kindOf = (pathname: string): MaterialKind | undefined => {
  const name = /^\/materials\/([^/]+)\/?$/i.exec(pathname)?.[1]?.toLowerCase()
  return KINDS.find((kind) => kind === name)
}
