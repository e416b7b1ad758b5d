import { useState } from 'react'
import { useProfileQuery } from '#data/profile/profileApi'
import { productLink } from '#data/catalogue/productLink'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { isWorn, type MyProduct } from './myProduct'
import { ProductsCard } from './ProductsCard'
import { WaitingListButton } from './WaitingListButton'
import { FormStyles } from '#forms/FormStyles'
import { BuyAgainButton, BuyAgainSheet } from '#parts/buyAgain/BuyAgain'
import { useMyProducts } from './useMyProducts'
import { useAwaitedOffers } from './useAwaitedOffers'

/** Shows 'Мои продукты': the customer can buy each product again, or join its waiting list. */
export function ProductsPage() {
  const products = useMyProducts()
  const { data: profile, isLoading } = useProfileQuery()
  const { waitsAt, onWaiting } = useAwaitedOffers()
  /** The items of the open sheet, which stays when its product is sold out meanwhile. */
  const [again, setAgain] = useState<MyProduct['items']>()

  const action = (product: MyProduct) => {
    const { offer, title, page, isSoldSingly } = product
    if (offer === null) {
      const href = isSoldSingly && page ? productLink(page) : undefined
      return (
        href !== undefined && (
          <ButtonLink href={href} variant="secondary" small>
            Купить поштучно<span className="visually-hidden"> «{title}»</span>
          </ButtonLink>
        )
      )
    }
    if (offer.isAvailable) {
      return (
        <BuyAgainButton
          what={`«${title}»`}
          variant={isWorn(product) ? 'primary' : 'secondary'}
          small={!isWorn(product)}
          onPressed={() => setAgain(product.items)}
        />
      )
    }
    // The button needs the profile, because it asks for an e-mail if the profile has none.
    if (isLoading) return null
    return (
      <WaitingListButton
        offerId={offer.offerId}
        title={title}
        email={profile?.email || null}
        waitsAt={waitsAt(offer.offerId)}
        onWaiting={(email) => onWaiting(offer.offerId, email)}
      />
    )
  }
  return (
    <>
      <FormStyles />
      <ProductsCard products={products} action={action} />
      <BuyAgainSheet items={again} onClosed={() => setAgain(undefined)} />
    </>
  )
}
