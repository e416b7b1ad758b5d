import { Suspense, useState } from 'react'
import { useProfileQuery } from '#data/profile/profileApi'
import type { MyProduct } from './myProduct'
import { ProductsCard } from './ProductsCard'
import { WaitingListButton } from './WaitingListButton'
import { FormStyles } from '#forms/FormStyles'
import { Button } from '#ui/controls/Button'
import { useMyProducts } from './useMyProducts'
import { useWaiting } from './useWaiting'
import { lazyComponent } from '#host/loading/lazyComponent'

const RepeatDialog = lazyComponent(() =>
  import('../repeat/RepeatDialog').then(({ RepeatDialog }) => RepeatDialog),
)

/** Shows 'Мои продукты': the customer can buy each again, or join its waiting list. */
export function ProductsPage() {
  const products = useMyProducts()
  const { data: profile, isLoading } = useProfileQuery()
  const [bought, setBought] = useState<MyProduct>()
  const { waitsAt, onWaiting } = useWaiting()

  const action = (product: MyProduct) => {
    const { offer, title } = product
    if (offer === null) return null
    if (offer.isAvailable) {
      return (
        <Button variant="secondary" small loads onClick={() => setBought(product)}>
          Купить снова<span className="visually-hidden"> «{title}»</span>
        </Button>
      )
    }
    // The button needs the profile: without an e-mail it asks for one.
    if (isLoading) return null
    return (
      <WaitingListButton
        offerId={offer.offerId}
        title={title}
        email={profile?.email ?? null}
        waitsAt={waitsAt(offer.offerId)}
        onWaiting={(email) => onWaiting(offer.offerId, email)}
      />
    )
  }
  return (
    <>
      <FormStyles />
      <ProductsCard products={products} action={action} />
      <Suspense>
        {bought && (
          <RepeatDialog
            title={`Купить снова: ${bought.title}`}
            items={bought.items}
            onClosed={() => setBought(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
