import { useId, useState } from 'react'
import { parseNumber } from '#domain/numbers/parseNumber'
import { IconButton } from '#ui/controls/IconButton'
import { pressStep } from '#ui/lib/pressStep'

interface QuantityStepperProps {
  /** Title of the product, for the accessible names of the controls. */
  title: string
  quantity: number
  most: number
  /**
   * Receives a new quantity.
   * @param isFinal true once the customer has finished typing
   */
  onWanted: (quantity: number, isFinal?: boolean) => void
  /** Discards a typed quantity that is not sent yet, because the field no longer holds a valid one. */
  onUnwanted: () => void
}

/** Lets the customer choose a quantity with two buttons, with the arrow keys, or by typing. */
export function QuantityStepper({ title, quantity, most, onWanted, onUnwanted }: QuantityStepperProps) {
  const id = useId()
  // The typed text, which may not be a number yet.
  const [typed, setTyped] = useState<string>()
  const problem = typed === undefined ? undefined : problemOf(typed, most)
  const onLeft = () => {
    if (typed === undefined || problem !== undefined) return
    setTyped(undefined)
    if (numberIn(typed) !== quantity) onWanted(numberIn(typed), true)
  }
  const step = (by: number) => {
    setTyped(undefined)
    onWanted(Math.min(most, Math.max(0, quantity + by)))
  }
  return (
    <div className="basket-line__amount">
      <span className="basket-line__stepper">
        <IconButton icon="minus" label={`Уменьшить количество «${title}»`} onClick={() => step(-1)} />
        <input
          className="input num"
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-label={`Количество «${title}»`}
          aria-valuenow={quantity}
          aria-valuemin={0}
          aria-valuemax={most}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : id}
          value={typed ?? quantity}
          onChange={({ target }) => {
            setTyped(target.value)
            // An empty field or a zero may be the beginning of another number.
            if (problemOf(target.value, most) !== undefined) onUnwanted()
            else if (numberIn(target.value) > 0) onWanted(numberIn(target.value))
          }}
          onBlur={onLeft}
          onKeyDown={(event) => {
            // The same key would also press 'Вернуть', which gets the focus once a line is removed.
            if (event.key === 'Enter') {
              event.preventDefault()
              onLeft()
            }
            pressStep(event)
          }}
        />
        <IconButton
          icon="plus"
          label={`Увеличить количество «${title}»`}
          aria-disabled={quantity >= most || undefined}
          onClick={() => step(1)}
        />
      </span>
      {problem !== undefined && (
        <p className="error" id={id} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

const numberIn = (typed: string): number => parseNumber(typed) ?? NaN

function problemOf(typed: string, most: number): string | undefined {
  const quantity = numberIn(typed)
  if (!Number.isInteger(quantity) || quantity < 0) return 'Введите целое число'
  return quantity > most ? `Не больше ${most}` : undefined
}
