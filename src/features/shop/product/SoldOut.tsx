import { offerParameters } from '#data/catalogue/lensOffers'
import { EYES, type Eye } from '#domain/lens'
import type { Offer } from '#data/catalogue/product'
import { Notice } from '#ui/states/Notice'
import { useAwaitedOffers } from '../products/useAwaitedOffers'
import { WaitingListButton } from '../products/WaitingListButton'
import { LeftToReact } from '#ui/lib/LeftToReact'

/** Shows 'Нет в наличии', and the button to join the waiting list. */
export function SoldOut({ eye, offer }: { eye: Eye | undefined; offer: Offer }) {
  // React asks whether the customer already waits for it.
  if (BEFORE_REACT) throw new LeftToReact()
  const { waitsAt, onWaiting } = useAwaitedOffers()
  return (
    <Notice>
      <p>
        <span>Нет в наличии</span>
        {eye && `: ${EYES[eye].name.toLocaleLowerCase('ru')} глаз, ${offerParameters(offer)}`}
      </p>
      <WaitingListButton
        offerId={offer.offerId}
        title={offer.title}
        email={null}
        waitsAt={waitsAt(offer.offerId)}
        onWaiting={(email) => onWaiting(offer.offerId, email)}
      />
    </Notice>
  )
}
