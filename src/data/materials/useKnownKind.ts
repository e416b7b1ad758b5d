import { useState } from 'react'
import { useStore } from 'react-redux'
import { sameId, type Id } from '../../domain/Id'
import type { MaterialKind } from './material'
import { materialsApi } from './materialsApi'

type State = Parameters<typeof materialsApi.util.selectCachedArgsForQuery>[0]

/** Returns the kind of a material that a list has shown; undefined for one that no list has. */
export function useKnownKind(id: Id): MaterialKind | undefined {
  const store = useStore<State>()
  const [kind] = useState(() => {
    const state = store.getState()
    return materialsApi.util.selectCachedArgsForQuery(state, 'materials').find((filter) =>
      materialsApi.endpoints.materials
        .select(filter)(state)
        .data?.materials.some((one) => sameId(one.id, id)),
    )?.kind
  })
  return kind
}
