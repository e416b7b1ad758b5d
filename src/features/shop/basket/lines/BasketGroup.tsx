import { isLens, type Basket, type BasketItem, type Validity } from '#data/basket/basket'
import { keyOfLine, nameOfLine, type LineName } from '#data/basket/basketLines'
import type { KnownOffers } from '#data/catalogue/useOffersOfProducts'
import { sameId } from '#domain/Id'
import type { SaleType } from '#data/orders/order'
import { classes } from '#ui/lib/classes'
import { offerWordsOf } from '../../goods/OfferWords'
import type { LensLines } from '../../goods/useLensLines'
import { BasketLine } from './BasketLine'
import { isShared } from './basketGroups'
import { GroupHead } from './GroupHead'
import { RemovedLine } from './RemovedLine'
import type { Entry, Removed } from './removedLines'

interface BasketGroupProps {
  /** The lines of one product, and the notes about removed ones. */
  entries: readonly Entry[]
  basket: Basket
  type: SaleType
  offers: KnownOffers
  lenses: LensLines
  faults: Validity['items']
  onSaid: (item: BasketItem, basket: Basket | null, quantity: number) => void
  onFailed: (item: BasketItem, index: number, failure: unknown) => void
  onRemoved: (item: BasketItem, index: number, line: LineName) => Promise<void>
  onReturned: (removed: Removed) => Promise<void>
}

const NO_FAULTS: readonly string[] = []

/**
 * Renders a product with its lines. Parameters and price are shown once, beside the title, if all lines share
 * them.
 */
export function BasketGroup({
  entries,
  basket,
  type,
  offers,
  lenses,
  faults,
  onSaid,
  onFailed,
  onRemoved,
  onReturned,
}: BasketGroupProps) {
  const held = entries.flatMap((entry) => ('removed' in entry ? [] : entry.item))
  const [first] = held
  const isOneOffer = isShared(held, (item) => offerWordsOf(item, offers))
  const isOnePrice = isShared(held, ({ price, priceWithoutDiscount }) => [price, priceWithoutDiscount])
  const isOfGoods = first !== undefined && !held.some(isLens)
  return (
    <li className={classes('basket-group', isOfGoods && 'basket-group--goods')}>
      {first && (
        <GroupHead item={first} words={isOneOffer ? offerWordsOf(first, offers) : ''} hasPrice={isOnePrice} />
      )}
      <ul className="basket-group__lines">
        {entries.map((entry) => {
          if ('removed' in entry) {
            const { removed } = entry
            return (
              <li key={removed.number}>
                <RemovedLine removed={removed} onReturned={() => void onReturned(removed)} />
              </li>
            )
          }
          const { item, index } = entry
          const line = nameOfLine(basket, item)
          return (
            <li key={keyOfLine(line)}>
              <BasketLine
                type={type}
                item={item}
                index={index}
                nth={line.nth}
                lens={lenses.lineOf(item)}
                ownWords={isOneOffer ? '' : offerWordsOf(item, offers)}
                hasOwnPrice={!isOnePrice}
                most={basket.maxOrderItemsCount}
                faults={
                  faults.find((fault) => sameId(fault.basketItemId, item.basketItemId))?.messages ?? NO_FAULTS
                }
                onSaid={onSaid}
                onFailed={onFailed}
                onRemoved={onRemoved}
              />
            </li>
          )
        })}
      </ul>
    </li>
  )
}
