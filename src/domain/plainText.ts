/** How texts are compared in a search: whatever their case, ё as е. */
export const plainText = (text: string): string => text.toLocaleLowerCase('ru').replaceAll('ё', 'е')
