import { useCallback, useEffect, useState } from 'react'
import { sameId, type Id } from '#domain/Id'
import { tabChoices } from '#host/customer/drafts'
import { emit } from '#host/events'
import { warnOnce } from '#host/warn'

/**
 * Holds the place that was opened last in this tab, otherwise the one that the page proposes.
 * @param name name of the island
 * @param all undefined until the places are known
 */
export function useChosenPlace(
  name: string,
  proposed: string | undefined,
  all: readonly { id: Id }[] | undefined,
) {
  const [chosen, setChosen] = useState<Id | undefined>(() => {
    const { id } = (tabChoices.read(name) ?? {}) as { id?: unknown }
    return typeof id === 'string' || typeof id === 'number' ? id : proposed
  })
  const isUnknown = proposed !== undefined && all !== undefined && !all.some(({ id }) => sameId(id, proposed))
  useEffect(() => {
    if (isUnknown) warnOnce(`data-selected="${proposed}" is ignored: no place has this id`)
  }, [isUnknown, proposed])
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
