import { useEffect, useState, useSyncExternalStore } from 'react'
import type { DialogName } from '../store/dialogs'
import { dialogsLeft } from '../store/dialogs'
import { store } from '../store/store'

interface Drawer {
  name: DialogName
}

/** The mounted islands that can draw a dialog, the eldest first. */
let drawers: readonly Drawer[] = []
const listeners = new Set<() => void>()

function change(next: readonly Drawer[]): void {
  drawers = next
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Whether this island draws the dialogs of that name: one of several does. When it goes the next one goes on; when the
 * last one goes its dialogs are closed, so that those behind them are not waiting for ever.
 */
export function useIsDrawer(name: DialogName): boolean {
  const [drawer] = useState<Drawer>(() => ({ name }))
  useEffect(() => {
    change([...drawers, drawer])
    return () => {
      change(drawers.filter((other) => other !== drawer))
      if (!drawers.some((other) => other.name === name)) store.dispatch(dialogsLeft(name))
    }
  }, [drawer, name])
  return useSyncExternalStore(subscribe, () => drawers.find((other) => other.name === name) === drawer)
}
