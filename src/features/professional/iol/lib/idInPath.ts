/** The id in '/iol/ID/' and '/iol/ID/edit/'. */
export function idInPath(pathname: string): string {
  const part = /^\/iol\/([^/]+)/i.exec(pathname)?.[1] ?? ''
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
