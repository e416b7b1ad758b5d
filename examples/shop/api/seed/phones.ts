/** Of five countries, as a shop's people write them into their lists. */
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

/** The same place always has the same one. */
export const placeWords = ({ id }: Record<string, unknown>): string =>
  written[Number(id ?? 0) % written.length] ?? ''
