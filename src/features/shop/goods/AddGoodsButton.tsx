import { useRef, useState } from 'react'
import { useAddBasketAdditionalMutation } from '../../../data/basket/basketApi'
import type { Id } from '../../../domain/Id'
import type { SaleType } from '../../../domain/order'
import { needsSession } from '../../../data/session/needsSession'
import { ofBasket } from '../../../host/basketLink'
import { basketUrl } from '../../../host/config'
import { openDialog } from '../../../host/lensWidgets'
import { Anchor } from '../../../ui/Anchor'
import { Button } from '../../../ui/Button'
import { FailureText } from '../../../ui/FailureText'

interface AddGoodsButtonProps {
  title: string
  offerId: Id
  type: SaleType
}

/** Puts one pack into the basket; goods replace nothing there (contract 12.5). */
export function AddGoodsButton({ title, offerId, type }: AddGoodsButtonProps) {
  const [add, { isLoading, error }] = useAddBasketAdditionalMutation()
  const [isDone, setDone] = useState(false)
  const isUnderWay = useRef(false)
  const onPressed = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setDone(false)
    const { error: failure } = await add({ type, offerId, quantity: 1 })
    if (failure === undefined) setDone(true)
    else if (needsSession(failure)) openDialog('login')
    isUnderWay.current = false
  }
  return (
    <div className="stack stack--tight">
      <Button variant="secondary" small busy={isLoading} onClick={() => void onPressed()}>
        В корзину<span className="visually-hidden"> «{title}»</span>
      </Button>
      <div role="status">
        {isDone && (
          <p className="small">
            Добавлено в корзину. <Anchor href={ofBasket(basketUrl(), type)}>Перейти в корзину</Anchor>
          </p>
        )}
      </div>
      {error !== undefined && !isDone && (
        <p className="error" role="alert">
          <FailureText error={error} />
        </p>
      )}
    </div>
  )
}
