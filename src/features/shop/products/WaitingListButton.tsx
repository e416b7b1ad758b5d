import { Suspense, useState } from 'react'
import type { Id } from '#domain/Id'
import { FailureText } from '#ui/states/FailureText'
import { lazyComponent } from '#host/loading/lazyComponent'
import { Button } from '#ui/controls/Button'
import { Email } from '#ui/Email'
import { takeFocus } from '#ui/lib/takeFocus'
import { usePress } from '#ui/lib/usePress'
import { useJoinWaitingListMutation } from '#data/waitingList/waitingListApi'

const WaitingListDialog = lazyComponent(() =>
  import('./WaitingListDialog').then(({ WaitingListDialog }) => WaitingListDialog),
)

interface WaitingListButtonProps {
  offerId: Id
  title: string
  /** The customer's e-mail; null if the button has to ask for one. */
  email: string | null
  /** The e-mail that receives the news; undefined until the customer has joined. */
  waitsAt: string | undefined
  onWaiting: (email: string) => void
}

/** Joins the waiting list once ('Сообщить о поступлении'), then shows the e-mail that receives the news. */
export function WaitingListButton({ offerId, title, email, waitsAt, onWaiting }: WaitingListButtonProps) {
  const [join, { isLoading, error }] = useJoinWaitingListMutation()
  const [isAsking, setAsking] = useState(false)
  const [isNew, setNew] = useState(false)
  const onSubmit = async (address: string) => {
    await join({ offerId, email: address }).unwrap()
    setNew(true)
    setAsking(false)
    onWaiting(address)
  }
  const { press: askOnce } = usePress(onSubmit)
  if (waitsAt !== undefined) {
    return (
      <p className="small" role="status" tabIndex={-1} ref={isNew ? takeFocus : undefined}>
        Сообщим о поступлении на <Email>{waitsAt}</Email>
      </p>
    )
  }
  const onPressed = () => {
    if (email === null) setAsking(true)
    else void askOnce(email)
  }
  return (
    <>
      <Button variant="secondary" small loads busy={isLoading && !isAsking} onClick={onPressed}>
        Сообщить о поступлении<span className="visually-hidden"> «{title}»</span>
      </Button>
      {error !== undefined && !isAsking && (
        <p className="small" role="alert">
          <FailureText error={error} />
        </p>
      )}
      <Suspense>
        {isAsking && (
          <WaitingListDialog title={title} onSubmit={onSubmit} onClosed={() => setAsking(false)} />
        )}
      </Suspense>
    </>
  )
}
