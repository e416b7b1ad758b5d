import { metricsId } from './page/config'

/**
 * Sends one hit of Yandex.Metrica per navigation. It names the opened section and nothing about the customer:
 * no query, no hash, and the static title of the section, never a greeting with a name.
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
