import { isEmpty, packsIn } from '#data/basket/basket'
import { useBasketQuery } from '#data/basket/basketApi'
import { formatNumber } from '#domain/numbers/counts'
import { WITHOUT_UNSHOWN } from '#domain/numbers/sums'
import type { SaleType } from '#data/orders/order'
import { ofBasket } from '#host/page/basketLink'
import { basketUrl } from '#host/page/config'
import { TextLink } from '#ui/controls/TextLink'

const NAMES: Record<SaleType, string> = { eshop: 'В корзине упаковок', mono: 'В корзине поштучных линз' }

/**
 * Shows the customer's other basket if it is not empty. A failed request shows nothing: the page is complete
 * without it.
 */
export function OtherBasket({ type }: { type: SaleType }) {
  const { data } = useBasketQuery(type)
  if (!data || isEmpty(data)) return null
  return (
    <TextLink href={ofBasket(basketUrl(), type)} after="right">
      {NAMES[type]}: {formatNumber(packsIn(data))}&nbsp;шт
      {data.hasUnreadable && ` ${WITHOUT_UNSHOWN}`}
    </TextLink>
  )
}
