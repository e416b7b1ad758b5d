import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/controls/Button'
import { useIdle } from './useIdle'

interface IdleGuardProps {
  /** Seconds without a touch until the input is cleared; 0 for never. */
  seconds: number
  onIdle: () => void
}

const AROUND = 2 * Math.PI * 20
const WHOLE = 20

/**
 * Clears the input of a form on a shared device when nobody has touched it for a while. A warning with a
 * button comes before.
 */
export function IdleGuard({ seconds, onIdle }: IdleGuardProps) {
  const { dirty, isSubmitting } = useFormikContext()
  // What has become of a sent form must be told to somebody.
  const { left, putOff } = useIdle(seconds, dirty && !isSubmitting, onIdle)
  const root = useRef<HTMLDivElement>(null)
  const isAnnounced = left !== undefined
  // On a low screen the warning would cover the focused field.
  useEffect(() => {
    if (!isAnnounced) return
    const { activeElement } = root.current?.getRootNode() as ShadowRoot
    activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [isAnnounced])
  if (left === undefined) return null
  return (
    <div className="idle" ref={root}>
      {/* The seconds are not part of the alert: a screen reader would read each of them. */}
      <p className="visually-hidden" role="alert">
        Введённое скоро сотрётся: планшетом давно не пользовались
      </p>
      <svg className="idle__ring" viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="20" />
        <circle
          className="idle__left"
          cx="24"
          cy="24"
          r="20"
          strokeDasharray={AROUND}
          strokeDashoffset={AROUND * (1 - left / WHOLE)}
          transform="rotate(-90 24 24)"
        />
        <text x="24" y="29.5">
          {left}
        </text>
      </svg>
      <div className="item__main">
        <p className="strong">
          Введённое сотрётся через <span className="num">{left} с</span>
        </p>
        <p className="small soft">Планшетом давно не пользовались</p>
      </div>
      <Button onClick={putOff}>Продолжить</Button>
    </div>
  )
}
