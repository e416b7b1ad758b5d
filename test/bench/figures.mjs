export const median = (values) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN

/** The median of each figure of the rounds, which are records of the same names. */
export function medians(rounds) {
  const names = Object.keys(rounds[0] ?? {})
  return Object.fromEntries(names.map((name) => [name, median(rounds.map((round) => round[name]))]))
}

/** Returns the minimum of each value in at most three rounds: other load of the machine can only increase a value. */
export async function leastOf(rounds, once) {
  const least = {}
  for (let round = 0; round < Math.min(rounds, 3); round++)
    for (const [name, value] of Object.entries(await once()))
      least[name] = Math.min(least[name] ?? Infinity, value)
  return least
}

export const ms = (value) => `${Math.round(value)}`

/**
 * The middle of a goal's row, the figure that is judged and what is printed of it: the median of the rounds' ratios, each
 * against the floor of its own round, and between which bounds they lie.
 * @param kind, floor what `measureVisitors` gives; `name` and `floorName` are figures of theirs
 */
export function ratio(kind, floor, name, floorName = name) {
  const pairs = kind.rounds.map((round, place) => round[name] / floor.rounds[place][floorName])
  const [least, most] = [Math.min(...pairs), Math.max(...pairs)].map((value) => value.toFixed(2))
  const middle = median(pairs)
  return [middle, `${middle.toFixed(2)} × floor (${least} to ${most})`]
}
