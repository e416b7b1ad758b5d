import type { LocatorPoint } from '#data/locator/locatorPoint'

/** Returns the services of opticians, [code, 'Подбор линз'], each once. */
export function servicesOf(points: readonly LocatorPoint[]): [code: string, name: string][] {
  const known = new Map<string, string>()
  for (const { services } of points) {
    for (const { code, name } of services) if (!known.has(code)) known.set(code, name || code)
  }
  return [...known]
}

/** Returns [code, 'Подбор линз (12)']: the number of the found opticians that a tick leaves. */
export const counted = (
  services: readonly (readonly [code: string, name: string])[],
  found: readonly LocatorPoint[],
): [code: string, label: string][] =>
  services.map(([code, name]) => [code, `${name} (${found.filter((point) => offers(point, [code])).length})`])

/** Returns whether a point offers every ticked service. */
export const offers = ({ services }: LocatorPoint, ticked: readonly string[]): boolean =>
  ticked.every((wanted) => services.some(({ code }) => code === wanted))
