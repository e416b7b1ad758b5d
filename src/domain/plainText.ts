/** Returns a text in the form that searches compare: lower case, 'ё' as 'е'. */
export const plainText = (text: string): string => text.toLocaleLowerCase('ru').replaceAll('ё', 'е')
