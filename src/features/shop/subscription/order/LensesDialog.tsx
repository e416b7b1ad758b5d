import { object } from 'yup'
import { isOfLenses } from '../../../../domain/lensOffers'
import type { Offer } from '../../../../domain/product'
import { Form } from '../../../../forms/Form'
import { SubmitButton } from '../../../../forms/SubmitButton'
import { Skeleton } from '../../../../ui/Skeleton'
import { Dialog } from '../../../../ui/Dialog'
import { DismissButton } from '../../../../ui/DismissButton'
import { Loaded } from '../../../../ui/Loaded'
import type { OrderDialogProps } from './orderDialogs'
import { EyeFields } from '../EyeFields'
import { eyesOf, lensDraftOf, lensPicks, lensRules, type LensDraft } from '../lensDraft'
import { useSetSubscriptionLensesMutation } from '../../../../data/subscription/orderEditsApi'
import { useSubscriptionLensOffersQuery } from '../../../../data/subscription/subscriptionApi'

/** Other lenses for the next order, eye by eye. */
export function LensesDialog({ order, onClosed, onDone }: OrderDialogProps) {
  const offers = useSubscriptionLensOffersQuery()
  return (
    <Dialog title="Линзы в заказе" onClosed={onClosed}>
      <Loaded
        query={offers}
        failure="Линзы не загрузились"
        skeleton={<Skeleton label="Загружаем линзы" heights={[24, 48, 48, 24, 48]} />}
        empty={<p>Сейчас заменить линзы не на что. Загляните позже.</p>}
      >
        {(list) => <LensesForm order={order} offers={list} onDone={onDone} />}
      </Loaded>
    </Dialog>
  )
}

function LensesForm({
  order,
  offers,
  onDone,
}: Pick<OrderDialogProps, 'order' | 'onDone'> & { offers: readonly Offer[] }) {
  const [set] = useSetSubscriptionLensesMutation()
  const eyes = eyesOf(order.lenses)
  const sold = offers.filter((offer) => offer.isAvailable && isOfLenses(offer))
  const onSubmit = async (draft: LensDraft) => {
    await set(lensPicks(draft, eyes, sold)).unwrap()
    onDone('Линзы изменены')
  }
  return (
    <Form
      schema={object(lensRules(eyes, sold))}
      initial={lensDraftOf(order.lenses, sold)}
      onSubmit={onSubmit}
      draftKey="subscription-lenses"
    >
      {eyes.map((eye) => (
        <EyeFields key={eye} eye={eye} offers={sold} />
      ))}
      <div className="dialog__actions">
        <SubmitButton>Сохранить линзы</SubmitButton>
        <DismissButton />
      </div>
    </Form>
  )
}
