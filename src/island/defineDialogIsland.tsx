import type { ComponentType } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { DialogName, DialogRequest } from '../store/dialogs'
import { dialogClosed, dialogOpened } from '../store/dialogs'
import type { State } from '../store/store'
import { store } from '../store/store'
import { useIsDialogHost } from './dialogHosts'
import { defineIsland } from './defineIsland'
import type { IslandModule } from './IslandModule'

export interface DialogContentProps {
  messages: string[]
  onClosed: () => void
}

/**
 * Defines an island that shows only a dialog, when it is first in the queue. Its chunk loads when the dialog
 * is first opened.
 */
export function defineDialogIsland(
  name: DialogName,
  Content: ComponentType<DialogContentProps>,
): IslandModule['island'] {
  return defineIsland({
    Content: () => <DialogTurn name={name} Content={Content} />,
    open: (options) => queueDialog(name, messagesOf(options)),
  })
}

/**
 * Adds a dialog to the queue; the promise resolves when it is closed. A second login shares the first one and
 * closes with it.
 */
export function queueDialog(name: DialogName, messages: string[] = []): Promise<void> {
  const { payload } = store.dispatch(dialogOpened(name, messages))
  return new Promise((resolve) => {
    const end = store.subscribe(() => {
      const isOurs = (dialog: DialogRequest) =>
        dialog.id === payload.id || (name === 'login' && dialog.name === 'login')
      if (store.getState().dialogs.some(isOurs)) return
      end()
      resolve()
    })
  })
}

interface DialogTurnProps {
  name: DialogName
  Content: ComponentType<DialogContentProps>
}

/** Renders the dialog while it is first in the queue; each request starts with fresh state. */
export function DialogTurn({ name, Content }: DialogTurnProps) {
  const first = useSelector<State, DialogRequest | undefined>(({ dialogs }) => dialogs[0])
  const dispatch = useDispatch()
  const isDrawer = useIsDialogHost(name)
  if (!isDrawer || first?.name !== name) return null
  const { id, messages } = first
  return <Content key={id} messages={messages} onClosed={() => dispatch(dialogClosed(id))} />
}

/** Returns the texts given to `open()`; the host page may pass values of other types. */
function messagesOf(options: unknown): string[] {
  const { messages } = (options ?? {}) as { messages?: unknown }
  return Array.isArray(messages) ? messages.filter((message) => typeof message === 'string') : []
}
