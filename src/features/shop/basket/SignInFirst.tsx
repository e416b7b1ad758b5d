import { openDialog } from '#host/lensWidgets'
import { shopUrl } from '#host/page/config'
import { Button } from '#ui/controls/Button'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { EmptyState } from '#ui/states/EmptyState'
import { ShopGoods } from './ShopGoods'
import { LeftToReact } from '#ui/lib/LeftToReact'

/** Tells a visitor without a session why there is no basket and what signing in gives, and shows some products. */
export function SignInFirst() {
  if (BEFORE_REACT) throw new LeftToReact()
  return (
    <>
      <EmptyState
        title="Войдите, чтобы увидеть корзину"
        action={
          <div className="row">
            <Button onClick={() => openDialog('login')}>Войти</Button>
            <ButtonLink href={shopUrl('contactLenses')} variant="secondary">
              Выбрать линзы
            </ButtonLink>
          </div>
        }
      >
        Корзина хранится в личном кабинете: что вы выбрали, видно на любом устройстве. После входа можно
        списать баллы, применить промокод и заказать линзы с вашими параметрами.
      </EmptyState>
      <ShopGoods />
    </>
  )
}
