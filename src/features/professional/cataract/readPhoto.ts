const MOST_PIXELS = 1280
const MOST_BYTES = 30_000_000

/** MIME types of the pictures that are read, with their common names. */
export const PHOTO_TYPES = { 'image/jpeg': 'JPG', 'image/png': 'PNG', 'image/webp': 'WebP' }

const notOpened = () => {
  const names = new Intl.ListFormat('ru').format(Object.values(PHOTO_TYPES))
  return new PhotoError(`Файл не удалось открыть. Подойдут ${names}`)
}

/** An error whose message is shown to the customer. */
export class PhotoError extends Error {}

/**
 * Reads a photo as a bitmap of at most 1280 px per side, rotated according to its metadata. It stays on the
 * device: no URL is created for it. Rejects with a PhotoError.
 */
export async function readPhoto(file: File): Promise<ImageBitmap> {
  if (file.size === 0) throw new PhotoError('Файл пустой')
  // A dropped file has not passed the file picker; the type of some files is unknown.
  if (file.type !== '' && !Object.hasOwn(PHOTO_TYPES, file.type)) throw notOpened()
  if (file.size > MOST_BYTES) throw new PhotoError('Файл больше 30 МБ. Выберите другой')
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!whole) throw notOpened()
  const share = Math.min(1, MOST_PIXELS / Math.max(whole.width, whole.height))
  if (share === 1) return whole
  const small = await createImageBitmap(whole, {
    resizeWidth: Math.max(1, Math.round(whole.width * share)),
    resizeHeight: Math.max(1, Math.round(whole.height * share)),
    resizeQuality: 'high',
  })
  whole.close()
  return small
}
