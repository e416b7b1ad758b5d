/**
 * Normalises the segments of a field path: 'social_links[1].offerId' becomes 'sociallinks', '1', 'offerid'.
 */
const stepsOf = (name: string): string[] =>
  name
    .replace(/\[["']?([^[\]"']*)["']?\]/g, '.$1')
    .replace(/[_-]/g, '')
    .toLowerCase()
    .split('.')

/**
 * Finds the field that the server means, in any spelling: 'social_links.1' is 'socialLinks[1]'. If no field
 * has the whole path, a part of it is used, the longest first, then the later one: 'recipient.phone' is
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
