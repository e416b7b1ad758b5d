/** Writes the steps of a name in one way: 'social_links[1].offerId' becomes 'sociallinks', '1', 'offerid'. */
const stepsOf = (name: string): string[] =>
  name
    .replace(/\[["']?([^[\]"']*)["']?\]/g, '.$1')
    .replace(/[_-]/g, '')
    .toLowerCase()
    .split('.')

/**
 * Finds the field that the server means, however it spells its name: 'social_links.1' is 'socialLinks[1]'. Where
 * nothing has the whole name, a part of it counts, the longest first and of two the later: 'recipient.phone' is
 * 'phone', 'theme_ids.0' is 'themeIds'.
 */
export function fieldOf(said: string, names: readonly string[]): string | undefined {
  if (names.includes(said)) return said
  const steps = stepsOf(said)
  for (let length = steps.length; length > 0; length--)
    for (let from = steps.length - length; from >= 0; from--) {
      const part = steps.slice(from, from + length).join('.')
      const found = names.find((name) => stepsOf(name).join('.') === part)
      if (found !== undefined) return found
    }
  return undefined
}
