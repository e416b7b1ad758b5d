import { formatPhone } from './phone'

/** A phone of any country as it was written down. */
export interface WrittenPhone {
  /** The number to dial: '+74951234567'. */
  dial: string
  /**
   * The text to show: '+7 (495) 123-45-67'; a number that is not certainly Russian or Kazakh stays as
   * written.
   */
  shown: string
  /** Extension, which is not dialled: 'доб. 12'; '' if there is none. */
  extension: string
}

const BETWEEN = /[;/]|\s+или\s+|,(?=(?:\D*\d){5})/i
const EXTENSION = /[\s,(]*(?:доб|вн|внутр|ext|x|#)[а-яa-z]*[\s.:#]*(\d+)\)?\s*$|,\s*(\d{1,5})\s*$/i
/** Matches ten digits, alone or after '7' or '8'; '80 17 …' is Belarusian, '0312 …' Kyrgyz. */
const COMMON = /^[78]?([34789]\d{9})$/

/** Returns the phones in a text: '8 (495) 123-45-67 доб. 12, +375 17 234-56-78' has two. */
export const writtenPhones = (text: string): WrittenPhone[] =>
  text.split(BETWEEN).flatMap((part) => phoneOf(part.trim()))

function phoneOf(part: string): WrittenPhone[] {
  const [tail = '', first = '', second = ''] = EXTENSION.exec(part) ?? []
  const written = part.slice(0, part.length - tail.length).trim()
  const digits = written.replace(/\D/g, '')
  if (digits === '') return []
  const isAbroad = /^\D*\+/.test(written)
  const [, national] = (isAbroad ? /^7(\d{10})$/ : COMMON).exec(digits) ?? []
  const extension = first || second
  return [
    {
      dial: national === undefined ? `${isAbroad ? '+' : ''}${digits}` : `+7${national}`,
      shown: national === undefined ? written : formatPhone(national, 'ru'),
      extension: extension === '' ? '' : `доб. ${extension}`,
    },
  ]
}
