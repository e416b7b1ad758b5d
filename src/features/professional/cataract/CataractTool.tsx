import { useId, useState } from 'react'
import { FormStyles } from '#forms/FormStyles'
import { CopyButton } from '#ui/controls/CopyButton'
import { NotedOption } from '#ui/controls/NotedOption'
import { useUnkept } from '#ui/lib/unsaved'
import { Skeleton } from '#ui/states/Skeleton'
import { StyleSheet } from '#ui/StyleSheet'
import { emitCompleted } from '../emitCompleted'
import { useOtherCustomer } from '../useOtherCustomer'
import { usePause } from '../usePause'
import { type CataractKind, inWords, nameOf } from './cataract'
import { CataractView } from './CataractView'
import { KindChoice } from './KindChoice'
import { SceneChoice } from './SceneChoice'
import type { DrawnScene } from './scene'
import { useDroppedFile } from './useDroppedFile'
import { useScene } from './useScene'
import css from './cataract.css'

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
export function CataractTool(props: CataractToolProps) {
  const [turn, setTurn] = useState(0)
  return <Simulator key={turn} {...props} onOtherCustomer={() => setTurn(turn + 1)} />
}

interface SimulatorProps extends CataractToolProps {
  /** Called once the photo would be seen by another customer. */
  onOtherCustomer: () => void
}

function Simulator({ onOtherCustomer, ...first }: SimulatorProps) {
  const id = useId()
  const [kind, setKind] = useState(first.kind ?? 'nuclear')
  const [severity, setSeverity] = useState(first.severity ?? 50)
  const [isBright, setBright] = useState(false)
  const [edge, setEdge] = useState(50)
  const { chosen, sight, error, onChosen, onPhoto } = useScene(first.scene ?? 'street', onChanged)
  useUnkept(chosen === 'photo')
  useOtherCustomer(chosen === 'photo', onOtherCustomer)
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
        <NotedOption
          id={id}
          type="checkbox"
          label="Яркий свет"
          note="солнце в глаза, встречные фары"
          checked={isBright}
          onChange={({ target }) => changed(setBright)(target.checked)}
        />
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

interface SliderProps {
  label: string
  /** Value in percent. */
  value: number
  /** The value in words, for screen readers. */
  text: string
  onChanged: (value: number) => void
}

function Slider({ label, value, text, onChanged }: SliderProps) {
  const id = useId()
  return (
    <div className="slider">
      <div className="slider__label">
        <label id={`${id}label`} htmlFor={id}>
          {label}
        </label>
        <output className="num" htmlFor={id} aria-labelledby={`${id}label`}>
          {value} %
        </output>
      </div>
      <input
        id={id}
        type="range"
        min="0"
        max="100"
        value={value}
        aria-valuetext={text}
        onChange={({ target }) => onChanged(Number(target.value))}
      />
    </div>
  )
}
