import type { SaleType } from '../data/orders/order'
import { ofBasket } from '../host/page/basketLink'
import { basketUrl } from '../host/page/config'
import { Anchor } from '../ui/controls/Anchor'
import { Button } from '../ui/controls/Button'
import { ErrorText } from '../ui/states/ErrorText'
import { ReplacementDialog, type ReplacementQuestion } from './ReplacementDialog'

interface AddToBasketProps {
  title: string
  /** Type of sale of the basket. */
  type: SaleType
  state: 'idle' | 'busy' | 'done'
  failure: unknown
  /** The question before a purchase that replaces items of the basket. */
  question: (ReplacementQuestion & { onAgreed: () => Promise<unknown>; onCancelled: () => void }) | undefined
  onPressed: () => void
  /** Text of the button; another one where the page's own button says 'В корзину'. */
  label?: string | undefined
  /** Shows only '+' as the label. */
  isRound?: boolean | undefined
}

/** Button that puts a product into the basket, then a link to the basket. */
export function AddToBasket({
  title,
  type,
  state,
  failure,
  question,
  onPressed,
  label = 'В корзину',
  isRound = false,
}: AddToBasketProps) {
  const isBusy = state === 'busy'
  return (
    <div className="stack stack--tight">
      <Button
        variant="secondary"
        small={!isRound}
        icon={isRound && !isBusy ? 'plus' : undefined}
        busy={isBusy}
        onClick={onPressed}
      >
        <span className={isRound ? 'visually-hidden' : undefined}>{label}</span>
        <span className="visually-hidden"> «{title}»</span>
      </Button>
      <div role="status">
        {state === 'done' && (
          <p className="small">
            Добавлено в корзину. <Anchor href={ofBasket(basketUrl(), type)}>Перейти в корзину</Anchor>
          </p>
        )}
      </div>
      {question ? (
        <ReplacementDialog {...question} busy={isBusy} failure={failure} />
      ) : (
        <ErrorText error={failure} />
      )}
    </div>
  )
}
