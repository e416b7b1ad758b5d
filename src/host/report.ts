import { emit } from './events'

/**
 * Prints an error of ours (not of the network) and tells it to the page (contract 2.8). @param doing in
 * English: 'load', 'draw', 'open', 'listen'
 */
export function report(error: unknown, doing: string, container?: HTMLElement): void {
  const name = container?.getAttribute('data-lens-widget') ?? ''
  console.error(`[lens-widgets] ${doing} ${name}`, error)
  emit('error', { name, message: (error as Error | null)?.message ?? String(error), doing, error, container })
}
