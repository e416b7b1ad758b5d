/** Pixels of the longer side, at which a receipt's small print is still legible. */
const LONGEST_SIDE = 3000
const QUALITY = 0.85

/**
 * Redraws a picture, smaller if necessary; the copy has no metadata. Rejects if the file is not a picture, or
 * is too large for this device.
 */
export async function smallerPicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}
