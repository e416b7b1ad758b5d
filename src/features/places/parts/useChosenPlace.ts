import { useCallback, useState } from 'react'
import type { Id } from '../../../domain/Id'
import { tabChoices } from '../../../host/drafts'
import { emit } from '../../../host/events'

/**
 * The place that was opened last in this tab, else the one that the page proposes.
 * @param name the island's
 */
export function useChosenPlace(name: string, proposed: string | undefined) {
  const [chosen, setChosen] = useState<Id | undefined>(() => {
    const { id } = (tabChoices.read(name) ?? {}) as { id?: unknown }
    return typeof id === 'string' || typeof id === 'number' ? id : proposed
  })
  const choose = useCallback(
    (id: Id) => {
      setChosen(id)
      tabChoices.write(name, { id })
      emit('place-selected', { name, id })
    },
    [name],
  )
  return { chosen, choose }
}
