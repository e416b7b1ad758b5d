import { useId, useState } from 'react'
import { FormStyles } from '#forms/FormStyles'
import { CopyButton } from '#ui/controls/CopyButton'
import { Skeleton } from '#ui/states/Skeleton'
import { StyleSheet } from '#ui/StyleSheet'
import { emitCompleted } from '../emitCompleted'
import { usePause } from '../usePause'
import { inWords, nameOf, type CataractKind } from './cataract'
import css from './cataract.css'
import { CataractView } from './CataractView'
import { KindChoice } from './KindChoice'
import { SceneChoice } from './SceneChoice'
import type { DrawnScene } from './scene'
import { Slider } from './Slider'
import { useDroppedFile } from './useDroppedFile'
import { useScene } from './useScene'

const onChanged = () => emitCompleted('cataract-simulator')

interface CataractToolProps {
  kind?: CataractKind
  /** Severity in percent. */
  severity?: number
  scene?: DrawnScene
}

const NO_FINDING = 'Иллюстрация, не результат обследования.'

/**
 * Shows the cataract simulator (contract 19.3). Everything it shows is also said in words; nothing is
 * animated, nothing is sent.
 */
export function CataractTool(first: CataractToolProps) {
  const id = useId()
  const [kind, setKind] = useState(first.kind ?? 'nuclear')
  const [severity, setSeverity] = useState(first.severity ?? 50)
  const [isBright, setBright] = useState(false)
  const [edge, setEdge] = useState(50)
  const { chosen, sight, error, onChosen, onPhoto } = useScene(first.scene ?? 'street', onChanged)
  const words = `${nameOf(kind, severity)}. ${inWords(kind, severity, isBright)}`
  const hasPaused = usePause(words)
  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      onChanged()
    }
  const area = useDroppedFile(onPhoto)
  return (
    <div className="simulator" ref={area}>
      <StyleSheet href={css} />
      <FormStyles />
      <div className="simulator__picture">
        {sight ? (
          <CataractView sight={sight} kind={kind} severity={severity} isBright={isBright} edge={edge} />
        ) : error === undefined ? (
          <div className="sight">
            <Skeleton label="Загружаем сцену" heights={[200]} />
          </div>
        ) : null}
        <Slider
          label="Граница сравнения"
          value={edge}
          text={`слева ${edge} % без катаракты`}
          onChanged={changed(setEdge)}
        />
      </div>
      <div className="simulator__controls">
        <KindChoice value={kind} onChosen={changed(setKind)} />
        <Slider
          label="Выраженность"
          value={severity}
          text={`${severity} %`}
          onChanged={changed(setSeverity)}
        />
        <label className="check">
          <input
            type="checkbox"
            checked={isBright}
            aria-labelledby={`${id}bright`}
            aria-describedby={`${id}brightNote`}
            onChange={({ target }) => changed(setBright)(target.checked)}
          />
          <span className="item__main">
            <span id={`${id}bright`}>Яркий свет</span>
            <span className="small soft" id={`${id}brightNote`}>
              солнце в глаза, встречные фары
            </span>
          </span>
        </label>
        <p className="simulator__words">{words.replace(' %', '\u00a0%')}</p>
        <p className="visually-hidden" role="status">
          {hasPaused ? words : ''}
        </p>
        <div className="row">
          <CopyButton text={`${words} ${NO_FINDING}`} label="Скопировать результат" />
        </div>
      </div>
      <div>
        <SceneChoice value={chosen} error={error} onChosen={onChosen} onPhoto={onPhoto} />
      </div>
      <p className="small soft">{NO_FINDING}</p>
    </div>
  )
}
