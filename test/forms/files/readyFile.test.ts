import { readyFile } from '../../../src/forms/files/readyFile'

const limits = { types: { 'image/jpeg': 'JPG', 'application/pdf': 'PDF' }, maxSize: 2048 }
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xd9])
const HEIC = new TextEncoder().encode('\0\0\0\x18ftypheic\0\0\0\0')
const PDF = new TextEncoder().encode('%PDF-1.7')

const ready = async (bytes: BlobPart, name: string, type: string) => {
  const file = await readyFile(new File([bytes], name, { type }), limits)
  return typeof file === 'string' ? file : [file.name, file.type]
}

it.each([
  ['', 'chek.jpg'],
  ['image/jpg', 'chek.jpg'],
  ['application/octet-stream', 'chek.jpg'],
  ['image/jpeg', 'chek'],
])('a JPG of the type %p called %s is taken', async (type, name) => {
  expect(await ready(JPEG, name, type)).toEqual([name, 'image/jpeg'])
})

it.each([
  ['', 'chek.pdf', 'chek.pdf'],
  ['application/octet-stream', 'chek', 'chek'],
  // The shop may judge by the name.
  ['image/jpeg', 'chek.jpg', 'chek.pdf'],
])('a PDF of the type %p called %s is taken as %s', async (type, name, sent) => {
  expect(await ready(PDF, name, type)).toEqual([sent, 'application/pdf'])
})

it('a file whose first bytes say nothing is judged by its name', async () => {
  expect(await ready('x', 'chek.jpeg', '')).toEqual(['chek.jpeg', 'image/jpeg'])
  expect(await ready('x', 'chek.txt', 'text/plain')).toBe('Такой файл не подойдёт, нужен JPG или PDF')
})

describe('HEIC, by its bytes whatever it is called', () => {
  const page = globalThis as { createImageBitmap?: unknown; OffscreenCanvas?: unknown }
  const { createImageBitmap, OffscreenCanvas } = page
  afterEach(() => void Object.assign(page, { createImageBitmap, OffscreenCanvas }))

  it('is said where the browser cannot read it', async () => {
    page.createImageBitmap = () => Promise.reject(new Error('no decoder'))
    for (const name of ['IMG_1.HEIC', 'IMG_1.jpg'])
      expect(await ready(HEIC, name, 'image/jpeg')).toBe(
        'Снимок в формате HEIC не подойдёт. Сохраните его как JPG и выберите снова',
      )
  })

  it('is sent as JPG where it can', async () => {
    page.createImageBitmap = () => Promise.resolve({ width: 4, height: 3, close: () => undefined })
    page.OffscreenCanvas = class {
      getContext = () => ({ drawImage: () => undefined })
      convertToBlob = () => Promise.resolve(new Blob([JPEG], { type: 'image/jpeg' }))
    }
    expect(await ready(HEIC, 'IMG_1.HEIC', '')).toEqual(['IMG_1.jpg', 'image/jpeg'])
  })
})
