import { useState } from 'react'
import { object } from 'yup'
import { isOfLenses } from '#data/catalogue/lensOffers'
import type { Offer } from '#data/catalogue/product'
import { Form } from '#forms/Form'
import { SubmitButton } from '#forms/SubmitButton'
import { Skeleton } from '#ui/states/Skeleton'
import { Dialog } from '#ui/dialogs/Dialog'
import { DismissButton } from '#ui/dialogs/DismissButton'
import { Loaded } from '#ui/states/Loaded'
import type { OrderDialogProps } from './orderDialogs'
import { EyeFields } from '../EyeFields'
import {
  changedPicks,
  eyesOf,
  lensDraftOf,
  lensPicks,
  lensRules,
  otherLines,
  ownLensDraft,
  type LensDraft,
} from '../lensDraft'
import { LensLines } from './LensLines'
import { useWornLenses } from '#data/lenses/useWornLenses'
import { useSetSubscriptionLensesMutation } from '#data/subscription/orderEditsApi'
import { useSubscriptionLensOffersQuery } from '#data/subscription/subscriptionApi'

interface LensesDialogProps extends OrderDialogProps {
  isOfOwn?: boolean
}

/** The dialog with the lenses that the customer wears already filled in. */
export const OwnLensesDialog = (props: OrderDialogProps) => <LensesDialog {...props} isOfOwn />

/** Edits the lenses of the next order by eye. */
export function LensesDialog({ order, onClosed, onDone, isOfOwn = false }: LensesDialogProps) {
  const offers = useSubscriptionLensOffersQuery()
  return (
    <Dialog title="Линзы в заказе" onClosed={onClosed}>
      <Loaded
        query={offers}
        failure="Линзы не загрузились"
        skeleton={<Skeleton label="Загружаем линзы" heights={[24, 64, 64, 64, 64, 24, 64, 64, 64, 64]} />}
        empty={<p>Сейчас заменить линзы не на что. Загляните позже.</p>}
      >
        {(offers) => <LensesForm {...{ order, offers, onClosed, onDone, isOfOwn }} />}
      </Loaded>
    </Dialog>
  )
}

function LensesForm({
  order,
  offers,
  onClosed,
  onDone,
  isOfOwn,
}: Required<LensesDialogProps> & { offers: readonly Offer[] }) {
  const [set] = useSetSubscriptionLensesMutation()
  // The form compares with its initial lenses, because the order may already hold the edit whose response was
  // lost.
  const [start] = useState(order.lenses)
  const eyes = eyesOf(start)
  // Sold-out offers count too: a single lens in stock must not fill in a field.
  const sold = offers.filter(isOfLenses)
  const others = otherLines(order.lenses)
  const { worn } = useWornLenses(isOfOwn)
  const onSubmit = async (draft: LensDraft) => {
    const picks = changedPicks(start, lensPicks(draft, eyes, sold))
    if (picks.length === 0) {
      onClosed()
      return
    }
    await set(picks).unwrap()
    onDone('Линзы изменены')
  }
  return (
    <Form
      schema={object(lensRules(eyes, sold))}
      initial={isOfOwn ? ownLensDraft(start, worn, sold) : lensDraftOf(start, sold)}
      onSubmit={onSubmit}
      draftKey={isOfOwn ? 'subscription-own-lenses' : 'subscription-lenses'}
    >
      {eyes.map((eye) => (
        <EyeFields key={eye} eye={eye} offers={sold} />
      ))}
      {others.length > 0 && (
        <div>
          <p>Останутся в заказе, как есть:</p>
          <LensLines lenses={others} />
        </div>
      )}
      <div className="dialog__actions">
        <SubmitButton>Сохранить линзы</SubmitButton>
        <DismissButton />
      </div>
    </Form>
  )
}
