import type { SettingName } from './page/islandSettings'
import { warnOnce } from './warn'

/** Returns a `data-` attribute of a container; an empty one is treated as missing (contract 11.2). */
export const setting = (container: Element, name: SettingName): string | undefined =>
  container.getAttribute(name)?.trim() || undefined

/**
 * Returns an attribute with one of a few values; any other is reported once, and the default is used
 * (contract 2.3).
 */
export function settingOf<Value extends string>(
  container: Element,
  name: SettingName,
  values: readonly Value[],
): Value | undefined {
  const given = setting(container, name)
  const known = values.find((value) => value === given)
  if (given !== undefined && known === undefined)
    warnOnce(`${name}="${given}" is ignored: known are ${values.join()}`)
  return known
}

/**
 * Returns the words of an attribute in order; unknown words are reported once and dropped. If none is left,
 * all known words are returned.
 */
export function settingsOf<Value extends string>(
  container: Element,
  name: SettingName,
  values: readonly Value[],
): readonly Value[] {
  const given = [...new Set(setting(container, name)?.split(/\s+/))]
  const known = given.flatMap((word) => values.find((value) => value === word) ?? [])
  if (known.length < given.length)
    warnOnce(`${name}="${given.join(' ')}" is ignored in part: known are ${values.join()}`)
  return known.length > 0 ? known : values
}

/** Returns an integer within limits; any other value is reported once, and the default is used. */
export function numberSettingOf(
  container: Element,
  name: SettingName,
  { min, max, byDefault }: { min: number; max: number; byDefault: number },
): number {
  const given = setting(container, name)
  if (given === undefined) return byDefault
  const number = /^\d+$/.test(given) ? Number(given) : NaN
  if (number >= min && number <= max) return number
  warnOnce(`${name}="${given}" is ignored: it is a whole number from ${min} to ${max}`)
  return byDefault
}
