import { KINDS, type MaterialKind } from './material'

const kindNamed = (name: string): MaterialKind | undefined =>
  KINDS.find((kind) => kind === name.toLowerCase())

/** Returns the kind in a path such as '/materials/events/'. */
export const kindOf = (pathname: string): MaterialKind | undefined =>
  kindNamed(/^\/materials\/([^/]+)\/?$/i.exec(pathname)?.[1] ?? '')

/** Returns the id in '/materials/1001/', with the kind in '/materials/events/1001/'; undefined for other paths. */
export function materialAt(pathname: string): { id: string; kind: MaterialKind | undefined } | undefined {
  const [, name, id] = /^\/materials\/(?:([^/]+)\/)?([^/]+)\/?$/i.exec(pathname) ?? []
  const kind = name === undefined ? undefined : kindNamed(name)
  return id === undefined || (name !== undefined && kind === undefined) ? undefined : { id, kind }
}
