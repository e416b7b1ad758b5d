import { useId, useState, type SyntheticEvent } from 'react'
import { useApplyPointsDiscountMutation } from '#data/basket/basketApi'
import { count } from '#domain/numbers/counts'
import { parseNumber } from '#domain/numbers/parseNumber'
import { OF_POINTS } from '#domain/numbers/points'
import { Button } from '#ui/controls/Button'
import { FailureText } from '#ui/states/FailureText'
import { LeftToReact } from '#ui/lib/LeftToReact'

interface PointsFormProps {
  available: number
  /** Id of the element that tells the number of available points. */
  hint: string
}

/** Applies the number of points that the customer types, or all of them. */
export function PointsForm({ available, hint }: PointsFormProps) {
  // Nothing has been unfolded yet.
  if (BEFORE_REACT) throw new LeftToReact()
  const id = useId()
  const [apply, { isLoading, error, reset }] = useApplyPointsDiscountMutation()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const message = problem ?? (error === undefined ? undefined : <FailureText error={error} />)

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isLoading) return
    const points = parseNumber(typed) ?? 0
    const wrong = problemOf(points, available)
    setProblem(wrong)
    if (wrong === undefined) void apply(points)
  }
  const onAll = () => {
    setProblem(undefined)
    void apply(available)
  }
  return (
    <form className="basket__code basket__code--bare" noValidate onSubmit={onSubmit}>
      <div className="field">
        <label className="visually-hidden" htmlFor={id}>
          Списать баллы
        </label>
        <input
          className="input num"
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          aria-invalid={message !== undefined}
          aria-describedby={`${hint}${message === undefined ? '' : ` ${id}error`}`}
          onChange={({ target }) => {
            setTyped(target.value)
            setProblem(undefined)
            reset()
          }}
        />
        {message !== undefined && (
          <p className="error" id={`${id}error`} role="alert">
            {message}
          </p>
        )}
      </div>
      <Button type="submit" variant="secondary" busy={isLoading}>
        Списать
      </Button>
      <div className="row">
        <Button variant="quiet" small busy={isLoading} onClick={onAll}>
          Списать все
        </Button>
      </div>
    </form>
  )
}

function problemOf(points: number, available: number): string | undefined {
  if (!Number.isInteger(points) || points < 1) return 'Введите целое число от 1'
  return points > available ? `Можно списать не больше ${count(available, OF_POINTS)}` : undefined
}
