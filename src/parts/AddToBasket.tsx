import type { SaleType } from '../data/orders/order'
import { ofBasket } from '../host/page/basketLink'
import { basketUrl } from '../host/page/config'
import { Anchor } from '../ui/controls/Anchor'
import { Button } from '../ui/controls/Button'
import { ErrorText } from '../ui/states/ErrorText'
import { ReplacementDialog, type ReplacementQuestion } from './ReplacementDialog'

interface AddToBasketProps {
  title: string
  /** Of the basket. */
  type: SaleType
  state: 'idle' | 'busy' | 'done'
  failure: unknown
  /** Asked before something in the basket makes way. */
  question: (ReplacementQuestion & { onAgreed: () => Promise<void>; onCancelled: () => void }) | undefined
  onPressed: () => void
}

/** Puts a product into the basket, and leads there. */
export function AddToBasket({ title, type, state, failure, question, onPressed }: AddToBasketProps) {
  const isBusy = state === 'busy'
  return (
    <div className="stack stack--tight">
      <Button variant="secondary" small busy={isBusy} onClick={onPressed}>
        В корзину<span className="visually-hidden"> «{title}»</span>
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
