const MOST_PIXELS = 1280
const MOST_BYTES = 30_000_000

/** An error whose message is shown to the customer. */
export class PhotoError extends Error {}

/**
 * Reads a photo as a bitmap of at most 1280 px per side, rotated according to its metadata. It stays on the
 * device: no URL is created for it. Rejects with a PhotoError.
 */
export async function readPhoto(file: File): Promise<ImageBitmap> {
  if (file.size === 0) throw new PhotoError('Файл пустой')
  if (file.size > MOST_BYTES) throw new PhotoError('Файл больше 30 МБ. Выберите другой')
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!whole) throw new PhotoError('Файл не удалось открыть. Подойдут JPG, PNG и WebP')
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
