/** Returns the id in the path '/iol/ID/' or '/iol/ID/edit/'. */
export function idInPath(pathname: string): string {
  const part = /^\/iol\/([^/]+)/i.exec(pathname)?.[1] ?? ''
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
