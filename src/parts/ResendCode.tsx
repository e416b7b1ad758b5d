import { useFormikContext } from 'formik'
import { useSyncExternalStore } from 'react'
import { FailureNotice } from '../ui/states/FailureNotice'
import { Button } from '../ui/controls/Button'
import { usePress } from '../ui/lib/usePress'

/** A way to get another code. */
interface Way {
  /** 'Позвонить ещё раз' */
  label: string
  ask: () => Promise<unknown>
}

interface ResendCodeProps {
  /** Time from which the next code may be requested, in milliseconds since 1970. */
  nextAt: number
  ways: readonly Way[]
}

/**
 * Shows a countdown, then buttons to request another code if the first does not arrive. It stands in the form of
 * the code: what was typed, and said, of the code before goes when another one is on its way. What was typed
 * since the press may be of the new one, and stays.
 */
export function ResendCode({ nextAt, ways }: ResendCodeProps) {
  const left = useSecondsUntil(nextAt)
  const { values, setValues, setFormikState } = useFormikContext<{ code: string }>()
  const { press, given, waits, failure } = usePress(async ({ ask }: Way) => {
    const { code } = values
    await ask()
    setFormikState((form) => ({ ...form, submitCount: 0, touched: { ...form.touched, code: false } }))
    void setValues((now) => (now.code === code ? { ...now, code: '' } : now))
  })
  return (
    <div className="form">
      {/* Announcing each second would be too much, so only the end of the countdown is announced. */}
      <p className="visually-hidden" role="status">
        {left === 0 && 'Можно запросить код ещё раз'}
      </p>
      {left > 0 ? (
        <p className="soft">
          Запросить код ещё раз можно через <span className="num">{clock(left)}</span>
        </p>
      ) : (
        <div className="dialog__actions">
          {ways.map((way, index) => (
            <Button
              key={way.label}
              variant={index === 0 ? 'secondary' : 'quiet'}
              busy={given?.[0].label === way.label}
              waits={waits}
              onClick={() => void press(way)}
            >
              {way.label}
            </Button>
          ))}
        </div>
      )}
      <FailureNotice error={failure} />
    </div>
  )
}

/** Formats seconds: 45 as '0:45'. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

function everySecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1000)
  return () => clearInterval(timer)
}

/** Returns the whole seconds until a moment, by the clock, because timers pause in a hidden tab. */
const useSecondsUntil = (moment: number): number =>
  useSyncExternalStore(everySecond, () => Math.max(0, Math.ceil((moment - Date.now()) / 1000)))
