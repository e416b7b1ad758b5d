import type { LocatorPoint } from '#data/locator/locatorPoint'

/** Returns the services with the number of opticians that offer each: [code, 'Подбор линз (12)']. */
export function servicesOf(points: readonly LocatorPoint[]): [code: string, label: string][] {
  const known = new Map<string, { name: string; count: number }>()
  for (const { services } of points) {
    for (const { code, name } of services) {
      const service = known.get(code) ?? { name, count: 0 }
      service.count += 1
      known.set(code, service)
    }
  }
  return [...known].map(([code, { name, count }]) => [code, `${name || code} (${count})`])
}

/** Returns whether a point offers every ticked service. */
export const offers = ({ services }: LocatorPoint, ticked: readonly string[]): boolean =>
  ticked.every((wanted) => services.some(({ code }) => code === wanted))
