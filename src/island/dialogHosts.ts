import { use, useEffect, useState, useSyncExternalStore } from 'react'
import { IslandElement } from '../host/IslandElement'
import { isShown } from '../host/page/isShown'
import type { DialogName } from '../store/dialogs'
import { dialogsLeft } from '../store/dialogs'
import { store } from '../store/store'

interface DialogHost {
  name: DialogName
  element: Element
}

/** The mounted islands that can render a dialog, the oldest first. */
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

/** Returns the oldest host that the page renders. */
function hostOf(name: DialogName): DialogHost | undefined {
  const hosts = dialogHosts.filter((host) => host.name === name)
  return hosts.find(({ element }) => isShown(element)) ?? hosts[0]
}

/**
 * Tells whether this island renders the dialogs with this name: only one of several does. When it unmounts,
 * the next one takes over; when the last one unmounts, its dialogs are closed, so that those queued behind
 * them do not wait forever.
 */
export function useIsDialogHost(name: DialogName): boolean {
  const element = use(IslandElement)
  const [host] = useState<DialogHost>(() => ({ name, element }))
  useEffect(() => {
    change([...dialogHosts, host])
    return () => {
      change(dialogHosts.filter((other) => other !== host))
      if (!dialogHosts.some((other) => other.name === name)) store.dispatch(dialogsLeft(name))
    }
  }, [host, name])
  return useSyncExternalStore(subscribe, () => hostOf(name) === host)
}
