/** The Exif tag of the location data. */
const GPS_POINTER = 0x8825
const EXIF = 'Exif\0\0'
/** Adobe's XMP packet may contain the location too. */
const XMP = 'http://ns.adobe.com/xap/1.0/\0'

const SIZES: Partial<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8 }

const startsWith = (bytes: Uint8Array, at: number, text: string) =>
  Array.from(text, (letter) => letter.charCodeAt(0)).every((code, index) => bytes[at + index] === code)

/**
 * Returns a JPEG, PNG or WebP without its location; the orientation of a JPEG stays. Other files, and
 * pictures whose data are unreadable, are returned unchanged.
 */
export function withoutPosition(picture: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (startsWith(picture, 0, '\x89PNG')) return withoutChunks(picture, PNG_CHUNKS)
  if (startsWith(picture, 0, 'RIFF') && startsWith(picture, 8, 'WEBP')) return webpWithoutPosition(picture)
  if (picture[0] !== 0xff || picture[1] !== 0xd8) return picture
  const bytes = picture.slice()
  const view = new DataView(bytes.buffer)
  let at = 2
  // The segments end where the image data begin.
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    const length = view.getUint16(at + 2)
    const body = at + 4
    const end = Math.min(at + 2 + length, bytes.length)
    if (bytes[at + 1] === 0xe1) {
      if (startsWith(bytes, body, EXIF)) erasePosition(bytes, view, body + EXIF.length, end)
      if (startsWith(bytes, body, XMP)) bytes.fill(0x20, body + XMP.length, end)
    }
    at += 2 + length
  }
  return bytes
}

interface Chunks {
  /** Offset of the first chunk. */
  from: number
  isLittle: boolean
  /** Offsets of a chunk's name and length within it. */
  nameAt: number
  sizeAt: number
  /** Number of bytes after its body. */
  tailOf: (size: number) => number
  /** Names of the chunks that may contain a location. */
  names: readonly string[]
}

const PNG_CHUNKS: Chunks = {
  ...{ from: 8, isLittle: false, nameAt: 4, sizeAt: 0 },
  // The checksum.
  tailOf: () => 4,
  names: ['eXIf', 'iTXt', 'tEXt', 'zTXt'],
}
const WEBP_CHUNKS: Chunks = {
  ...{ from: 12, isLittle: true, nameAt: 0, sizeAt: 4 },
  // Chunk bodies are padded to an even length.
  tailOf: (size) => size % 2,
  names: ['EXIF', 'XMP '],
}

/** Removes the chunks that may contain a location. */
function withoutChunks(picture: Uint8Array<ArrayBuffer>, chunks: Chunks): Uint8Array<ArrayBuffer> {
  const { from, isLittle, nameAt, sizeAt, tailOf, names } = chunks
  const view = new DataView(picture.buffer, picture.byteOffset, picture.byteLength)
  const kept = new Uint8Array(picture.length)
  kept.set(picture.subarray(0, from))
  let [at, length] = [from, from]
  while (at < picture.length) {
    const size = at + 8 <= picture.length ? view.getUint32(at + sizeAt, isLittle) : Infinity
    const end = Math.min(at + 8 + size + tailOf(size), picture.length)
    if (size === Infinity || !names.some((name) => startsWith(picture, at + nameAt, name))) {
      kept.set(picture.subarray(at, end), length)
      length += end - at
    }
    at = end
  }
  return kept.slice(0, length)
}

/** Updates a WebP's header: its length, and the flags of the first chunk for these kinds of data. */
function webpWithoutPosition(picture: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const kept = withoutChunks(picture, WEBP_CHUNKS)
  if (kept.length === picture.length) return picture
  new DataView(kept.buffer).setUint32(4, kept.length - 8, true)
  const flags = kept[20]
  if (startsWith(kept, 12, 'VP8X') && flags !== undefined) kept[20] = flags & ~0x0c
  return kept
}

/** Overwrites the directory of the location and all its values in place. */
function erasePosition(bytes: Uint8Array, view: DataView, start: number, end: number): void {
  const isLittle = bytes[start] === 0x49
  const short = (at: number) => (at + 2 <= end ? view.getUint16(at, isLittle) : 0)
  const long = (at: number) => (at + 4 <= end ? view.getUint32(at, isLittle) : 0)
  const entriesOf = (directory: number) =>
    Array.from({ length: short(directory) }, (_, index) => directory + 2 + index * 12).filter(
      (entry) => entry + 12 <= end,
    )
  for (const entry of entriesOf(start + long(start + 4))) {
    if (short(entry) !== GPS_POINTER) continue
    const directory = start + long(entry + 8)
    for (const value of entriesOf(directory)) {
      const size = (SIZES[short(value + 2)] ?? 1) * long(value + 4)
      const from = size > 4 ? start + long(value + 8) : value + 8
      bytes.fill(0, Math.min(from, end), Math.min(from + size, end))
      bytes.fill(0, value, value + 12)
    }
    if (directory + 2 <= end) view.setUint16(directory, 0, isLittle)
  }
}
