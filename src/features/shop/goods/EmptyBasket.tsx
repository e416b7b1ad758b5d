import { shopUrl } from '#host/page/config'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { EmptyState } from '#ui/states/EmptyState'

export function EmptyBasket() {
  return (
    <EmptyState
      title="В корзине пусто"
      action={
        <div className="row">
          <ButtonLink href={shopUrl('contactLenses')}>Выбрать линзы</ButtonLink>
          <ButtonLink to="/orders/" variant="secondary">
            Повторить прошлый заказ
          </ButtonLink>
        </div>
      }
    >
      Добавьте линзы, раствор или капли — они появятся здесь.
    </EmptyState>
  )
}
