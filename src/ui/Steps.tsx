export interface Step {
  label: string
  isCompleted: boolean
  /** Beneath the label: '6 ноября, 10:42'. */
  note?: string
}

interface StepsProps {
  /** 'Ход заказа' */
  label: string
  steps: readonly Step[]
  /** The index of the step that the customer is at; without it the last one that is reached, as with an order. */
  current?: number
  direction?: 'across' | 'down'
}

/** Steps of a process. */
export function Steps({
  label,
  steps,
  current = steps.findLastIndex((step) => step.isCompleted),
  direction = 'across',
}: StepsProps) {
  return (
    <ol className={direction === 'down' ? 'steps steps--down' : 'steps'} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={index}
          className={step.isCompleted && index !== current ? 'is-done' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span>
            {step.label}
            {step.isCompleted && index !== current && <span className="visually-hidden">, пройден</span>}
            {step.note !== undefined && (
              <>
                <br />
                <span className="small soft">{step.note}</span>
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
