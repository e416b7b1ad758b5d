import { emit } from './events'

/**
 * Logs one of our errors (not of the network) and tells the page (contract 2.8).
 * @param doing in English, such as 'load', 'mount', 'draw', 'listen'
 */
export function report(error: unknown, doing: string, container?: HTMLElement): void {
  const name = container?.getAttribute('data-lens-widget') ?? ''
  console.error(`[lens-widgets] ${doing} ${name}`, error)
  emit('error', { name, message: (error as Error | null)?.message ?? String(error), doing, error, container })
}
