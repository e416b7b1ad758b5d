import { smallerInWorker } from './smallerInWorker'
import { smallerPicture } from './smallerPicture'
import { withoutPosition } from './withoutPosition'

/**
 * Prepares a picture to be sent: removes the place where it was taken, and makes it smaller if it is too
 * large for the shop. Other files stay as they are.
 * @returns the file, or why it cannot be sent
 */
export async function readyPicture(file: File, maxSize: number): Promise<File | string> {
  if (!file.type.startsWith('image/')) return file
  const bytes = new Uint8Array(await file.arrayBuffer())
  const start = String.fromCharCode(...bytes.subarray(0, 12))
  if (start.startsWith('%PDF'))
    return 'Внутри файла PDF, хотя назван он как снимок. Переименуйте его в .pdf и выберите снова'
  if (/^[^]{4}ftyp(hei|mif1)/.test(start))
    return 'Внутри файла снимок HEIC. Сохраните его как JPG и выберите снова'
  if (file.size > maxSize) return smaller(file)
  return new File([withoutPosition(bytes)], file.name, { type: file.type, lastModified: file.lastModified })
}

const TOO_LARGE = 'Снимок слишком большой, и уменьшить его не получилось. Сфотографируйте чек ещё раз'

async function smaller(file: File): Promise<File | string> {
  try {
    // If no worker runs, the page makes the picture smaller itself.
    const drawn = await smallerInWorker(file).catch(() => smallerPicture(file))
    if (!drawn) return TOO_LARGE
    const name = file.name.replace(/(\.\w+)?$/, '.jpg')
    return new File([drawn], name, { type: drawn.type, lastModified: file.lastModified })
  } catch {
    // The file is no picture, whatever its name says, or has more pixels than this device can hold.
    return TOO_LARGE
  }
}
