import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { chunkOf, forgetFailedChunks } from '#host/loading/lazyComponent'
import { report } from '#host/report'
import type { Sight } from './CataractView'
import { PhotoError, readPhoto } from './readPhoto'
import { PHOTO, SCENES, type DrawnScene } from './scene'

type Chosen = DrawnScene | 'photo'

/**
 * Returns the selected scene and the one that is shown: the previous one stays until the next has loaded.
 * @param onChanged called when a chosen scene is shown
 */
export function useScene(first: DrawnScene, onChanged: () => void) {
  const [chosen, setChosen] = useState<Chosen | undefined>(first)
  /**
   * The scene that is shown; undefined until the first has loaded, so that one that failed can be selected
   * again.
   */
  const [shown, setShown] = useState<Chosen>()
  const [sight, setSight] = useState<Sight>()
  const [error, setError] = useState<string>()
  const latest = useRef(0)

  const onLoaded = (loaded: Sight, wanted: Chosen) => {
    setSight(loaded)
    setShown(wanted)
  }
  const onFailed = (failure: unknown) => {
    setChosen(shown)
    if (!(failure instanceof PhotoError)) report(failure, 'load')
    setError(failure instanceof PhotoError ? failure.message : 'Сцена не загрузилась. Выберите её ещё раз')
  }
  const choose = (load: () => Promise<Sight>, wanted: Chosen) => {
    const turn = ++latest.current
    const isLatest = () => turn === latest.current
    setError(undefined)
    setChosen(wanted)
    forgetFailedChunks()
    load().then(
      (loaded) => {
        if (!isLatest()) return
        onLoaded(loaded, wanted)
        onChanged()
      },
      (failure: unknown) => isLatest() && onFailed(failure),
    )
  }
  const onFirst = useEffectEvent((loaded: Sight) => latest.current === 0 && onLoaded(loaded, first))
  const onFirstFailed = useEffectEvent((failure: unknown) => latest.current === 0 && onFailed(failure))
  useEffect(() => {
    sceneOf(first)().then(onFirst, onFirstFailed)
  }, [first])
  return {
    chosen,
    sight,
    error,
    onChosen: (scene: DrawnScene) => choose(sceneOf(scene), scene),
    onPhoto: (file: File) => choose(async () => ({ title: PHOTO, photo: await readPhoto(file) }), 'photo'),
  }
}

const sceneOf = (scene: DrawnScene) => async () => {
  const { title, load } = SCENES[scene]
  return { title, Scene: await chunkOf(load) }
}
