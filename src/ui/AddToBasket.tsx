import { Anchor } from './Anchor'
import { Button } from './Button'
import { FailureText } from './FailureText'

interface AddToBasketProps {
  title: string
  /** Where the basket is. */
  basket: string
  isLoading: boolean
  isDone: boolean
  error: unknown
  onPressed: () => void
}

/** Puts a product into the basket, and leads there. */
export function AddToBasket({ title, basket, isLoading, isDone, error, onPressed }: AddToBasketProps) {
  return (
    <div className="stack stack--tight">
      <Button variant="secondary" small busy={isLoading} onClick={onPressed}>
        В корзину<span className="visually-hidden"> «{title}»</span>
      </Button>
      <div role="status">
        {isDone && (
          <p className="small">
            Добавлено в корзину. <Anchor href={basket}>Перейти в корзину</Anchor>
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
