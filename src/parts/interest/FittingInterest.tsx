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
 * The way on for a customer who has no fitting, or finds no optician or time for one (contract 4.11). It is sent once a
 * visit: everywhere else there is only thanks.
 * @param fiasId of the city that was chosen here, null for one that is not known; else the profile's is read at the press
 */
export function FittingInterest({ fiasId }: { fiasId?: string | null }) {
  const [send, { isSuccess }] = useExpressSelectionInterestMutation({ fixedCacheKey: 'interest' })
  const [readProfile] = useLazyProfileQuery()
  const [isOpen, setOpen] = useState(false)
  // A dialog that was open here leads the focus to what its press has done.
  if (isSuccess) return isOpen ? <DoneNotice>{THANKS}</DoneNotice> : <Notice tone="done">{THANKS}</Notice>
  const onSent = async (comment: string) => {
    // A profile that cannot be read keeps nobody from being called.
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
