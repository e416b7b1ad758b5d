import { useAddGoods } from '../../../data/basket/useAddGoods'
import type { Id } from '../../../domain/Id'
import type { SaleType } from '../../../domain/order'
import { ofBasket } from '../../../host/basketLink'
import { basketUrl } from '../../../host/config'
import { Anchor } from '../../../ui/Anchor'
import { Button } from '../../../ui/Button'
import { FailureText } from '../../../ui/FailureText'

interface AddGoodsButtonProps {
  title: string
  offerId: Id
  type: SaleType
}

/** Puts one pack into the basket. */
export function AddGoodsButton({ title, offerId, type }: AddGoodsButtonProps) {
  const { onPressed, isLoading, isDone, error } = useAddGoods(offerId, type)
  return (
    <div className="stack stack--tight">
      <Button variant="secondary" small busy={isLoading} onClick={onPressed}>
        В корзину<span className="visually-hidden"> «{title}»</span>
      </Button>
      <div role="status">
        {isDone && (
          <p className="small">
            Добавлено в корзину. <Anchor href={ofBasket(basketUrl(), type)}>Перейти в корзину</Anchor>
          </p>
        )}
      </div>
      {error !== undefined && (
        <p className="error" role="alert">
          <FailureText error={error} />
        </p>
      )}
    </div>
  )
}
