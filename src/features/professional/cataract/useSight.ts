import { useCallback, useEffect, useRef, useState } from 'react'
import { chunkOf, forgetFailedChunks } from '#host/loading/lazyComponent'
import { report } from '#host/report'
import type { Sight } from './CataractView'
import { PhotoError, readPhoto } from './readPhoto'
import { PHOTO, SCENES, type DrawnScene } from './scene'

type Chosen = DrawnScene | 'photo'

/**
 * The scene that is chosen, and what is shown: the one before stays until the next is there. The handlers stay the same
 * while the severity moves.
 */
export function useSight(first: DrawnScene) {
  const [chosen, setChosen] = useState<Chosen>(first)
  const [sight, setSight] = useState<Sight>()
  const [error, setError] = useState<string>()
  const shown = useRef<Chosen>(first)
  const latest = useRef(0)

  const load = useCallback((wanted: Chosen, loading: Promise<Sight>) => {
    const turn = ++latest.current
    const isLatest = () => turn === latest.current
    const onLoaded = (loaded: Sight) => {
      setSight(loaded)
      shown.current = wanted
    }
    const onFailed = (failure: unknown) => {
      setChosen(shown.current)
      if (!(failure instanceof PhotoError)) report(failure, 'load')
      setError(failure instanceof PhotoError ? failure.message : 'Сцена не загрузилась. Выберите её ещё раз')
    }
    loading.then(
      (loaded) => isLatest() && onLoaded(loaded),
      (failure: unknown) => isLatest() && onFailed(failure),
    )
    return () => void latest.current++
  }, [])
  useEffect(() => load(first, sceneOf(first)), [load, first])

  const choose = useCallback(
    (wanted: Chosen, loading: () => Promise<Sight>) => {
      setError(undefined)
      setChosen(wanted)
      forgetFailedChunks()
      load(wanted, loading())
    },
    [load],
  )
  return {
    chosen,
    sight,
    error,
    onChosen: useCallback((scene: DrawnScene) => choose(scene, () => sceneOf(scene)), [choose]),
    onPhoto: useCallback((file: File) => choose('photo', () => photoOf(file)), [choose]),
  }
}

async function sceneOf(scene: DrawnScene): Promise<Sight> {
  const { title, load } = SCENES[scene]
  return { title, Scene: await chunkOf(load) }
}

const photoOf = async (file: File): Promise<Sight> => ({ title: PHOTO, photo: await readPhoto(file) })
