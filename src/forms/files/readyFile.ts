import { namesOf, type FileLimits } from '../lib/uploads'
import { smallerInWorker } from './smallerInWorker'
import { smallerPicture } from './smallerPicture'
import { HEAD, nameFor, typeOfFile } from './typeOfFile'
import { withoutPosition } from './withoutPosition'

const UNREADABLE = 'Файл не удалось прочитать. Выберите его ещё раз'
const TOO_LARGE = 'Снимок слишком большой, и уменьшить его не получилось. Сделайте другой снимок'
const HEIC = 'Снимок в формате HEIC не подойдёт. Сохраните его как JPG и выберите снова'

/**
 * Prepares a file for upload: detects its type, removes the location from a picture, scales down one that is
 * too large for the shop, and converts HEIC to JPG if the browser can read it. The result may still be too
 * large.
 * @returns the file, or the reason why it cannot be sent
 */
export async function readyFile(file: File, { types, maxSize }: FileLimits): Promise<File | string> {
  try {
    const type = typeOfFile(file, await bytesOf(file.slice(0, HEAD)))
    if (!Object.hasOwn(types, type)) {
      if (type !== 'image/heic') return `Такой файл не подойдёт, нужен ${namesOf(types)}`
      return Object.hasOwn(types, 'image/jpeg') ? await drawnAgain(file, HEIC) : HEIC
    }
    if (!type.startsWith('image/')) return withType(file, type)
    if (file.size > maxSize) return await drawnAgain(file, TOO_LARGE)
    return withType(file, type, withoutPosition(await bytesOf(file)))
  } catch {
    return UNREADABLE
  }
}

const bytesOf = async (part: Blob) => new Uint8Array(await part.arrayBuffer())

const withType = (file: File, type: string, part: BlobPart = file): File =>
  new File([part], nameFor(file.name, type), { type, lastModified: file.lastModified })

/** @param problem the message if this device cannot draw the picture */
async function drawnAgain(file: File, problem: string): Promise<File | string> {
  // If no worker runs, the page draws the picture itself. A file that is not a picture, or has too many
  // pixels for this device, fails in both.
  const drawn = await smallerInWorker(file)
    .catch(() => smallerPicture(file))
    .catch(() => null)
  return drawn ? withType(file, drawn.type, drawn) : problem
}
