export interface Step {
  label: string
  isCompleted: boolean
  /** Shown below the label: '6 ноября, 10:42'. */
  note?: string
}

interface StepsProps {
  /** 'Ход заказа' */
  label: string
  steps: readonly Step[]
  /** Index of the current step; if omitted, the last completed one, as with an order. */
  current?: number
  direction?: 'across' | 'down'
}

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
