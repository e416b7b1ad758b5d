import { useEffect, useState, useSyncExternalStore } from 'react'
import type { DialogName } from '../store/dialogs'
import { dialogsLeft } from '../store/dialogs'
import { store } from '../store/store'

interface DialogHost {
  name: DialogName
}

/** The mounted islands that can draw a dialog, the eldest first. */
let dialogHosts: readonly DialogHost[] = []
const listeners = new Set<() => void>()

function change(next: readonly DialogHost[]): void {
  dialogHosts = next
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
export function useIsDialogHost(name: DialogName): boolean {
  const [host] = useState<DialogHost>(() => ({ name }))
  useEffect(() => {
    change([...dialogHosts, host])
    return () => {
      change(dialogHosts.filter((other) => other !== host))
      if (!dialogHosts.some((other) => other.name === name)) store.dispatch(dialogsLeft(name))
    }
  }, [host, name])
  return useSyncExternalStore(subscribe, () => dialogHosts.find((other) => other.name === name) === host)
}
