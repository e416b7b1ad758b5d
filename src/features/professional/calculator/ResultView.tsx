import { CopyButton } from '#ui/controls/CopyButton'
import { asData } from './figures'
import type { EyeMark } from './eyes'
import type { Mode, Outcome, Typed } from './mode'

interface ResultViewProps {
  mode: Mode
  typed: Typed
  outcome: Outcome | undefined
  eye: EyeMark | undefined
}

/** Shows the figures of a mode; '—' stands for a figure that is not known yet. */
export function ResultView({ mode, typed, outcome, eye }: ResultViewProps) {
  const line = outcome && [eye, outcome.line].filter(Boolean).join(' ')
  return (
    <div className="calculator__result">
      <p className="calculator__headline">
        <span className="small soft">{mode.headline(typed)}</span>
        <span className="key num">{outcome?.headline ?? '—'}</span>
      </p>
      <dl className="calculator__figures">
        {mode.rows(typed).map(({ name, label, format }) => {
          const figure = outcome?.figures[name] ?? null
          return (
            <div key={name}>
              <dt>{label}</dt>
              <dd className="num" data-result={name} data-value={asData(figure)}>
                {format(figure, outcome?.figures)}
              </dd>
            </div>
          )
        })}
      </dl>
      <div className="row">
        <CopyButton text={line} label="Скопировать результат" />
        {line !== undefined && <span className="calculator__line">{line}</span>}
      </div>
    </div>
  )
}
