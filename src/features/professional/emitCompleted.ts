import { emit } from '#host/events'

const completed = new Set<string>()

/** Tells the page of a tool's first result; once a visit, without the figures. */
export function emitCompleted(tool: string): void {
  if (completed.has(tool)) return
  completed.add(tool)
  emit('tool-completed', { tool })
}
