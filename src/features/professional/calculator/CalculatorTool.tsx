import { useEffect, useState } from 'react'
import { FormStyles } from '#forms/FormStyles'
import { Tabs } from '#ui/controls/Tabs'
import { classes } from '#ui/lib/classes'
import { useUnkept } from '#ui/lib/unsaved'
import { StyleSheet } from '#ui/StyleSheet'
import { AxisDial } from './AxisDial'
import css from './calculator.css'
import { EYE_OPTIONS, type EyeMark } from './eyes'
import { errorsOf, outcomeOf, type Mode, type Typed } from './mode'
import { emitCompleted } from '../emitCompleted'
import { MODE_IDS, MODES, type ModeId } from './modes'
import { ModeFields } from './ModeFields'
import { PillRadios } from './PillRadios'
import { ResultView } from './ResultView'
import { useOtherCustomer } from '../useOtherCustomer'
import { usePause } from '../usePause'

interface CalculatorToolProps {
  /** The tabs in their order. */
  modes?: readonly ModeId[] | undefined
  /** The tab that is selected at first; by default the first one. */
  opened?: ModeId | undefined
}

/**
 * Shows the lens calculator (contract 19.2). Each tab keeps its input while another is open; nothing is
 * stored or sent.
 */
export function CalculatorTool(props: CalculatorToolProps) {
  const [turn, setTurn] = useState(0)
  return <Calculator key={turn} {...props} onOtherCustomer={() => setTurn(turn + 1)} />
}

interface CalculatorProps extends CalculatorToolProps {
  /** Called once the figures would be another customer's. */
  onOtherCustomer: () => void
}

function Calculator({ modes = MODE_IDS, opened = modes[0], onOtherCustomer }: CalculatorProps) {
  const [modeId, setModeId] = useState(opened ?? 'vertex')
  const [eye, setEye] = useState<EyeMark | ''>('')
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({})
  const mode: Mode = MODES[modeId]
  const isTyped = Object.keys(typed).length > 0
  useUnkept(isTyped)
  useOtherCustomer(isTyped || eye !== '', onOtherCustomer)
  return (
    <div className="calculator">
      <StyleSheet href={css} />
      <FormStyles />
      <PillRadios legend="Глаз" value={eye} options={EYE_OPTIONS} onChosen={setEye} />
      <Tabs
        label="Режим калькулятора"
        tabs={modes.map((id) => ({ id, label: MODES[id].title }))}
        selected={modeId}
        onSelected={setModeId}
      >
        <ModeView
          key={modeId}
          mode={mode}
          typed={typed[modeId] ?? mode.initial}
          eye={eye === '' ? undefined : eye}
          onChanged={(changed) => setTyped({ ...typed, [modeId]: changed })}
        />
      </Tabs>
    </div>
  )
}

interface ModeViewProps {
  mode: Mode
  typed: Typed
  eye: EyeMark | undefined
  onChanged: (typed: Typed) => void
}

function ModeView({ mode, typed, eye, onChanged }: ModeViewProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const hasPaused = usePause(typed)
  const outcome = outcomeOf(mode, typed)
  const isDone = outcome !== undefined
  const marks = outcome?.marks ?? []
  useEffect(() => {
    if (isDone) emitCompleted('lens-calculator')
  }, [isDone])
  const errors = errorsOf(mode, typed)
  const shown = Object.fromEntries(
    Object.entries(errors).filter(
      ([name]) => left.has(name) || (hasPaused && !isUnfinished(typed[name] ?? '')),
    ),
  )
  const notes = mode.notes?.(typed) ?? []
  return (
    <>
      <div className={classes('calculator__parts', mode.isDrawn && 'calculator__parts--drawn')}>
        <ModeFields
          mode={mode}
          typed={typed}
          errors={shown}
          onTyped={(name, value) => {
            const changed = { ...typed, [name]: value }
            onChanged(mode.onTyped?.(name, changed) ?? changed)
          }}
          onLeft={(name) => setLeft((before) => new Set([...before, name]))}
        />
        <ResultView mode={mode} typed={typed} outcome={outcome} eye={eye} />
        {mode.isDrawn && (
          <div className={classes('calculator__figure', marks.length === 0 && 'calculator__figure--bare')}>
            <AxisDial eye={eye} marks={marks} />
            {outcome?.note !== undefined && <p className="small">{outcome.note}</p>}
          </div>
        )}
      </div>
      {notes.map((note) => (
        <p key={note} className="small soft">
          {note}
        </p>
      ))}
      <p className="soft">Расчёт не заменяет подбор линз на приёме.</p>
      <p className="visually-hidden" role="status">
        {hasPaused && outcome ? `${mode.headline(typed)}: ${outcome.headline}` : ''}
      </p>
    </>
  )
}

/** Returns whether a text is the beginning of a number, such as '−' or ','. */
const isUnfinished = (text: string) => /^[+\-\u2212]?[.,]?$/.test(text.trim()) && text.trim() !== ''
