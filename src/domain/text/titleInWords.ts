/** Returns the title of goods, or that it cannot be shown. */
export const titleInWords = ({ title }: { title: string }): string => title || 'Название не удалось показать'
