import { FailureNotice } from '#ui/states/FailureNotice'
import { Button } from '#ui/controls/Button'
import { usePress } from '#ui/lib/usePress'
import { isLens, type BasketItem } from '#data/basket/basket'
import { useItemsInWords } from '#data/basket/useItemsInWords'
import { QUESTIONS } from '#data/subscription/replacement'
import { StepHeading } from './StepHeading'
import type { ReplacementMode } from '#data/subscription/subscription'

interface ReplaceStepProps {
  mode: ReplacementMode
  /** The items that are removed from the basket. */
  items: readonly BasketItem[]
  onAgreed: () => Promise<void>
  onBack: () => void
}

/** Asks before items in the basket are replaced. */
export function ReplaceStep({ mode, items, onAgreed, onBack }: ReplaceStepProps) {
  const words = useItemsInWords(items, isLens)
  const { press, isBusy, failure } = usePress(onAgreed)
  // If the basket was emptied elsewhere in the meantime, nothing is lost.
  const { question, action } =
    mode === 'default'
      ? { question: 'Корзина свободна. Положить в неё набор?', action: 'Положить в корзину' }
      : QUESTIONS[mode]
  return (
    <>
      <StepHeading>{question}</StepHeading>
      {mode !== 'default' && words.length > 0 && (
        <div>
          <p>Из корзины уйдёт:</p>
          <ul className="list">
            {words.map((line, index) => (
              <li key={index} className="item">
                {line}
              </li>
            ))}
          </ul>
        </div>
      )}
      <FailureNotice error={failure} />
      <div className="dialog__actions">
        <Button
          variant={mode === 'default' ? 'primary' : 'danger'}
          busy={isBusy}
          onClick={() => void press()}
        >
          {action}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Назад
        </Button>
      </div>
    </>
  )
}
