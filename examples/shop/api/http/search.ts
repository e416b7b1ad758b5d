import type { Schemas } from './contract'

/** Returns the places with the text in their name or address, ignoring case. */
export function containing<T extends { name: string; address?: string }>(places: T[], search: string): T[] {
  const wanted = search.toLocaleLowerCase('ru')
  return places.filter(({ name, address = '' }) =>
    `${name} ${address}`.toLocaleLowerCase('ru').includes(wanted),
  )
}

export const suggestsOf = (
  places: { id: number; name: string; address?: string }[],
  search: string,
): { suggests: Schemas['Suggest'][] } => ({
  suggests: containing(places, search)
    .slice(0, 10)
    .map(({ id, name }) => ({ value: name, point_id: id })),
})
