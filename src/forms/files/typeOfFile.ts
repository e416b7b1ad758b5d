/** Number of bytes at the beginning of a file that identify its type. */
export const HEAD = 16

/** Patterns of the first bytes, each byte as one character. */
const SIGNATURES: readonly [type: string, signature: RegExp][] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/gif', /^GIF8/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  ['application/pdf', /^%PDF/],
  ['image/heic', /^[^]{4}ftyp(hei|hev|mif1|msf1)/],
  ['image/avif', /^[^]{4}ftypavi/],
  ['video/quicktime', /^[^]{4}ftypqt/],
  ['video/mp4', /^[^]{4}ftyp/],
]

const ENDINGS: readonly [type: string, ending: RegExp][] = [
  ['image/jpeg', /\.(jpe?g|jfif)$/i],
  ['image/png', /\.png$/i],
  ['image/gif', /\.gif$/i],
  ['image/webp', /\.webp$/i],
  ['application/pdf', /\.pdf$/i],
  ['image/heic', /\.hei[cf]$/i],
  ['image/avif', /\.avif$/i],
  ['video/quicktime', /\.mov$/i],
  ['video/mp4', /\.(mp4|m4v)$/i],
]

const typeIn = (patterns: typeof SIGNATURES, text: string) =>
  patterns.find(([, pattern]) => pattern.test(text))?.[0]

/**
 * Returns the type of a file: by its first bytes, then by its name, then as the system states it, which may
 * be nothing, 'image/jpg' or 'application/octet-stream'.
 * @param head its first bytes
 */
export const typeOfFile = ({ name, type }: Pick<File, 'name' | 'type'>, head: Uint8Array): string =>
  typeIn(SIGNATURES, String.fromCharCode(...head.subarray(0, HEAD))) ?? typeIn(ENDINGS, name) ?? type

/** Returns the name with the usual extension of a type, if its own extension belongs to another type. */
export function nameFor(name: string, type: string): string {
  const own = typeIn(ENDINGS, name)
  if (own === undefined || own === type) return name
  const ending = type === 'image/jpeg' ? 'jpg' : type.replace(/^.*\//, '')
  return name.replace(/\.\w+$/, `.${ending}`)
}
