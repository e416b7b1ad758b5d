import { metricsId } from './page/config'

/**
 * Sends one Yandex.Metrica hit per navigation. It contains nothing about the customer: no query, no hash, and
 * the static title of the section instead of a greeting with a name.
 */
export function hit(path: string, title: string): void {
  const counter = metricsId()
  if (counter === undefined) return
  try {
    window.ym?.(counter, 'hit', path, { title })
  } catch {
    // A broken or blocked counter must not affect the customer.
  }
}
