import { isLens, type BasketItem } from '#data/basket/basket'
import { productLink } from '#data/catalogue/productLink'
import { Anchor } from '#ui/controls/Anchor'
import { Icon } from '#ui/Icon'
import { Picture } from '#ui/Picture'
import { COMING } from '../../goods/OfferWords'
import { LinePrice } from './LinePrice'

interface GroupHeadProps {
  /** Any line of the product; its title and picture are shown. */
  item: BasketItem
  /** The parameters, 'BC 8,6 · Dia 14,2', if all lines share them; otherwise ''. */
  words: string
  /** True if all lines have the same price. */
  hasPrice: boolean
}

/** Shows the picture and title of a product, and the parameters and price that all its lines share. */
export function GroupHead({ item, words, hasPrice }: GroupHeadProps) {
  const { title, code, productId, picture } = item
  const link = productLink({ code, id: productId })
  return (
    <>
      <span className="basket-group__picture">
        <Picture address={picture?.default['1x'] ?? null}>
          <Icon name={isLens(item) ? 'lens' : 'bottle'} />
        </Picture>
      </span>
      <div className="basket-group__what">
        <h3>{link === undefined ? title : <Anchor href={link}>{title}</Anchor>}</h3>
        {(words !== '' || hasPrice) && (
          <p className="small soft">
            {words !== '' && (
              <span className="basket-group__words">
                {words}
                {words !== COMING && hasPrice && '\u00a0· '}
              </span>
            )}
            {hasPrice && <LinePrice item={item} />}
          </p>
        )}
      </div>
    </>
  )
}
