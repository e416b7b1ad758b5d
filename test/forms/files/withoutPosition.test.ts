import { withoutPosition } from '../../../src/forms/files/withoutPosition'

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))

/** Returns a JPEG with an orientation and a position, in either byte order. */
function taken(isLittle: boolean): Uint8Array<ArrayBuffer> {
  const tiff = new DataView(new ArrayBuffer(110))
  const short = (at: number, value: number) => tiff.setUint16(at, value, isLittle)
  const long = (at: number, value: number) => tiff.setUint32(at, value, isLittle)
  const entry = (at: number, [tag, type, count, value]: [number, number, number, number]) => {
    short(at, tag)
    short(at + 2, type)
    long(at + 4, count)
    long(at + 8, value)
  }
  short(0, isLittle ? 0x4949 : 0x4d4d)
  short(2, 42)
  long(4, 8)
  short(8, 2)
  entry(10, [0x0112, 4, 1, 6])
  entry(22, [0x8825, 4, 1, 40])
  // The latitude: degrees, minutes, seconds.
  short(40, 2)
  entry(42, [0x0001, 2, 2, isLittle ? 0x4e : 0x4e000000])
  entry(54, [0x0002, 5, 3, 80])
  ;[55, 1, 45, 1, 21, 1].forEach((value, index) => long(80 + index * 4, value))
  const exif = [...ascii('Exif\0\0'), ...new Uint8Array(tiff.buffer)]
  const xmp = ascii('http://ns.adobe.com/xap/1.0/\0<exif:GPSLatitude>55,45.35N')
  const segment = (body: number[]) => [0xff, 0xe1, (body.length + 2) >> 8, (body.length + 2) & 255, ...body]
  return new Uint8Array([
    0xff,
    0xd8,
    ...segment(exif),
    ...segment(xmp),
    0xff,
    0xda,
    0,
    2,
    1,
    2,
    3,
    0xff,
    0xd9,
  ])
}

it.each([true, false])(
  'a photo is sent without its place, but still knows how it is turned (%s)',
  (isLittle) => {
    const photo = taken(isLittle)
    const sent = withoutPosition(photo)
    const start = 2 + 4 + 6
    const tiff = new DataView(sent.buffer, start)
    expect(tiff.getUint32(18, isLittle)).toBe(6)
    expect(tiff.getUint16(40, isLittle)).toBe(0)
    expect([...sent.subarray(start + 42, start + 104)].every((byte) => byte === 0)).toBe(true)
    expect(String.fromCharCode(...sent)).not.toContain('GPSLatitude')
    // The picture itself is what it was, and so is the file of the customer.
    expect([...sent.subarray(-9)]).toEqual([...photo.subarray(-9)])
    expect(photo).toEqual(taken(isLittle))
  },
)

const big = (value: number) => [0, 0, value >> 8, value & 255]
const little = (value: number) => [value & 255, value >> 8, 0, 0]

it('a PNG loses the chunks that may hold a place, and no other byte', () => {
  const chunk = (name: string, body: number[]) => [...big(body.length), ...ascii(name), ...body, 1, 2, 3, 4]
  const signature = [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a]
  const [header, data, end] = [chunk('IHDR', [9, 9]), chunk('IDAT', [7, 7, 7]), chunk('IEND', [])]
  const photo = [
    ...signature,
    ...header,
    ...chunk('eXIf', ascii('GPS')),
    ...chunk('iTXt', ascii('GPS')),
    ...data,
    ...end,
  ]
  expect([...withoutPosition(new Uint8Array(photo))]).toEqual([...signature, ...header, ...data, ...end])
  const cut = new Uint8Array(photo.slice(0, -3))
  expect([...withoutPosition(cut)].slice(-9)).toEqual([...cut].slice(-9))
})

it('a WebP loses them too, and says so in its length and its first chunk', () => {
  const chunk = (name: string, body: number[]) => [
    ...ascii(name),
    ...little(body.length),
    ...body,
    ...(body.length % 2 === 0 ? [] : [0]),
  ]
  const picture = (flags: number, chunks: number[]) => {
    const body = [...ascii('WEBP'), ...chunk('VP8X', [flags, 0, 0, 0, 1, 0, 0, 1, 0, 0]), ...chunks]
    return [...ascii('RIFF'), ...little(body.length), ...body]
  }
  const data = chunk('VP8 ', [5, 5, 5])
  const photo = picture(0x2c, [...data, ...chunk('EXIF', ascii('GPS')), ...chunk('XMP ', ascii('GPS!'))])
  expect([...withoutPosition(new Uint8Array(photo))]).toEqual(picture(0x20, data))
})

it('what is no picture, or a broken one, is sent as it is', () => {
  for (const bytes of [[], [0x89, 0x50, 0x4e, 0x47], [0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 0x45]]) {
    const file = new Uint8Array(bytes)
    expect(withoutPosition(file)).toEqual(file)
  }
})
