import { tidy, withHyphens } from './numbers/normalizeNumber'

/** Normalises a text for searches: composed letters, lower case, 'ё' as 'е', no invisible characters. */
export const plainText = (text: string): string =>
  withHyphens(tidy(text)).normalize('NFC').toLocaleLowerCase('ru').replaceAll('ё', 'е')

const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const RUSSIAN = 'ейцукенгшщзхъфывапролджэячсмитьбю'

const onKeysOf = (text: string, from: string, to: string): string =>
  text.replace(/[^\s\d]/g, (sign) => to[from.indexOf(sign)] ?? sign)

/** Converts a text to what the same keys type in the other keyboard layout: 'zcyj' is 'ясно'. */
const inOtherLayout = (plain: string): string =>
  /[а-я]/.test(plain) ? onKeysOf(plain, RUSSIAN, LATIN) : onKeysOf(plain, LATIN, RUSSIAN)

/**
 * Returns the items that contain every word of a search, in any order; if there are none, those that contain
 * the words typed in the other keyboard layout.
 * @param plainOf an item's text, by `plainText`
 */
export function foundBy<Item>(
  items: readonly Item[],
  search: string,
  plainOf: (item: Item, place: number) => string,
): readonly Item[] {
  const typed = plainText(search)
  const ways = [typed.split(/[\s,;]+/), inOtherLayout(typed).split(/\s+/)]
  for (const way of ways) {
    const words = way.filter(Boolean)
    if (words.length === 0) return items
    const found = items.filter((item, place) => {
      const text = plainOf(item, place)
      return words.every((word) => text.includes(word))
    })
    if (found.length > 0) return found
  }
  return []
}
