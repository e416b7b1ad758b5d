import { useOffersOfProducts } from '../../../data/catalogue/useOffersOfProducts'
import { useLensesInfoQuery } from '../../../data/profile/profileApi'
import { EYES } from '../../../domain/lens'
import { eyeOf, isOfLenses, offerParameters } from '../../../domain/lensOffers'
import type { Order, OrderItem } from '../../../domain/order'
import { packInWords } from '../../../domain/product'
import { Icon } from '../../../ui/Icon'
import { Picture } from '../../../ui/Picture'
import { OrderLine } from './OrderLine'

/** Everything that was ordered, with pictures, pack sizes, and which lenses they are. */
export function OrderItems({ order: { items, saleType } }: { order: Order }) {
  const powersOf = usePowers(items, saleType ?? 'eshop')
  return (
    <ul className="list">
      {items.map((item, index) => (
        <OrderLine
          key={index}
          item={item}
          pack={item.params.length > 0 ? `Упаковка ${packInWords(item.params)} · ` : ''}
          powers={powersOf(item)}
          picture={
            <Picture address={item.picture}>
              <Icon name={item.params.some(({ unit }) => unit === 'ml') ? 'bottle' : 'lens'} size={20} />
            </Picture>
          }
        />
      ))}
    </ul>
  )
}

const areLenses = (item: OrderItem) => item.offerId !== null && isOfLenses(item)

/** 'Правый глаз · Sph −2,75 · BC 8,6', an empty line while that is on its way; the eye only where there is no doubt. */
function usePowers(items: readonly OrderItem[], type: NonNullable<Order['saleType']>) {
  const lenses = items.filter(areLenses)
  const offers = useOffersOfProducts(
    type,
    lenses.flatMap(({ productId }) => productId ?? []),
  )
  const { data: info, isLoading } = useLensesInfoQuery(undefined, { skip: lenses.length === 0 })
  return (item: OrderItem): string => {
    if (!areLenses(item)) return ''
    const offer = offers.byId.get(String(item.offerId))
    if (!offer || isLoading) return isLoading || offers.coming.has(String(item.productId)) ? '\u00a0' : ''
    const eye = eyeOf(offer, info?.lenses ?? [])
    return [eye && `${EYES[eye].name} глаз`, offerParameters(offer)].filter(Boolean).join(' · ')
  }
}
