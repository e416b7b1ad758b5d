import { emit } from '#host/events'

const completed = new Set<string>()

/** Emits the event for a tool's first result, once per visit and without the values. */
export function emitCompleted(tool: string): void {
  if (completed.has(tool)) return
  completed.add(tool)
  emit('tool-completed', { tool })
}
