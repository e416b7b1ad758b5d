import { Suspense, useState } from 'react'
import { useExpressSelectionInterestMutation } from '#data/callback/callbackApi'
import { useLazyProfileQuery } from '#data/profile/profileApi'
import { lazyComponent } from '#host/loading/lazyComponent'
import { Button } from '#ui/controls/Button'
import { DoneNotice } from '#ui/states/DoneNotice'
import { Notice } from '#ui/states/Notice'
import type { InterestDialogProps } from './InterestDialog'

const InterestDialog = lazyComponent<InterestDialogProps>(() =>
  import('./InterestDialog').then(({ InterestDialog }) => InterestDialog),
)

const THANKS = 'Спасибо! Консультант свяжется с вами'

/**
 * A request to be called, for a customer who has no fitting, or finds no optician or time for one (contract
 * 4.11). It is sent once per visit: afterwards every instance shows only the thanks.
 * @param fiasId the city chosen here, null for an unknown one; if omitted, the profile's is read at the press
 */
export function FittingInterest({ fiasId }: { fiasId?: string | null }) {
  const [send, { isSuccess }] = useExpressSelectionInterestMutation({ fixedCacheKey: 'interest' })
  const [readProfile] = useLazyProfileQuery()
  const [isOpen, setOpen] = useState(false)
  // If the dialog was open here, the focus moves to the result.
  if (isSuccess) return isOpen ? <DoneNotice>{THANKS}</DoneNotice> : <Notice tone="done">{THANKS}</Notice>
  const onSent = async (comment: string) => {
    // The request is sent even if the profile cannot be read.
    const own = fiasId === undefined ? (await readProfile(undefined, true)).data?.residence?.fiasId : fiasId
    await send({ fiasId: own ?? null, comment: comment || null }).unwrap()
  }
  return (
    <div className="row">
      <Button variant="secondary" loads onClick={() => setOpen(true)}>
        Хочу подобрать линзы
      </Button>
      <Suspense>{isOpen && <InterestDialog onSent={onSent} onClosed={() => setOpen(false)} />}</Suspense>
    </div>
  )
}
