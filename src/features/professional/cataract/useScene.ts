import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { chunkOf, forgetFailedChunks } from '#host/loading/lazyComponent'
import { report } from '#host/report'
import type { Sight } from './CataractView'
import { PhotoError, readPhoto } from './readPhoto'
import { PHOTO, SCENES, type DrawnScene } from './scene'
import { Night } from './scenes/Night'
import { Street } from './scenes/Street'
import { Text } from './scenes/Text'

type Chosen = DrawnScene | 'photo'

/** The scenes whose code is there: before React all of them. */
const loaded = new Map<DrawnScene, Sight>(
  BEFORE_REACT
    ? [
        ['street', { title: SCENES.street.title, Scene: Street }],
        ['night', { title: SCENES.night.title, Scene: Night }],
        ['text', { title: SCENES.text.title, Scene: Text }],
      ]
    : [],
)

/** Loads a scene, which is then there at the first render. */
export async function loadScene(scene: DrawnScene): Promise<Sight> {
  const { title, load } = SCENES[scene]
  const sight = loaded.get(scene) ?? { title, Scene: await chunkOf(load) }
  loaded.set(scene, sight)
  return sight
}

/**
 * Returns the selected scene and the one that is shown: the previous one stays until the next has loaded.
 * @param onChanged called when a chosen scene is shown
 */
export function useScene(first: DrawnScene, onChanged: () => void) {
  const [chosen, setChosen] = useState<Chosen | undefined>(first)
  const [sight, setSight] = useState(loaded.get(first))
  /**
   * The scene that is shown; undefined until the first has loaded, so that one that failed can be selected
   * again.
   */
  const [shown, setShown] = useState<Chosen | undefined>(sight && first)
  const [error, setError] = useState<string>()
  const latest = useRef(0)

  const onLoaded = (next: Sight, wanted: Chosen) => {
    setSight(next)
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
      (next) => {
        if (!isLatest()) return
        onLoaded(next, wanted)
        onChanged()
      },
      (failure: unknown) => isLatest() && onFailed(failure),
    )
  }
  const onFirst = useEffectEvent((next: Sight) => latest.current === 0 && onLoaded(next, first))
  const onFirstFailed = useEffectEvent((failure: unknown) => latest.current === 0 && onFailed(failure))
  useEffect(() => {
    loadScene(first).then(onFirst, onFirstFailed)
  }, [first])
  return {
    chosen,
    sight,
    error,
    onChosen: (scene: DrawnScene) => choose(() => loadScene(scene), scene),
    onPhoto: (file: File) => choose(async () => ({ title: PHOTO, photo: await readPhoto(file) }), 'photo'),
  }
}
