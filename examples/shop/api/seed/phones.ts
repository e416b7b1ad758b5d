/** Phones of five countries, as people write them into a shop's lists. */
const written = [
  '+7 (495) 123-45-67',
  '8 (831) 234-56-70, доб. 12',
  '+375 (29) 123-45-67',
  '+374 10 12-34-56',
  '8 10 996 312 12 34 56',
  '+7 727 250-12-34',
  '495 123 45 67',
  '8-800-200-60-00 (бесплатно)',
]

/** Returns a phone for a place, always the same one for the same place. */
export const placeWords = ({ id }: Record<string, unknown>): string =>
  written[Number(id ?? 0) % written.length] ?? ''
