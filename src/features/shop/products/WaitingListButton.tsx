import { Suspense, useRef, useState } from 'react'
import type { Id } from '#domain/Id'
import { FailureText } from '#ui/states/FailureText'
import { lazyComponent } from '#host/loading/lazyComponent'
import { Button } from '#ui/controls/Button'
import { takeFocus } from '#ui/lib/takeFocus'
import { useJoinWaitingListMutation } from '#data/waitingList/waitingListApi'

const WaitingListDialog = lazyComponent(() =>
  import('./WaitingListDialog').then(({ WaitingListDialog }) => WaitingListDialog),
)

interface WaitingListButtonProps {
  offerId: Id
  /** Of what is waited for. */
  title: string
  /** The customer's; null asks for one. */
  email: string | null
  /** Where the news will go, once it has been asked for. */
  waitsAt: string | undefined
  onWaiting: (email: string) => void
}

/** 'Сообщить о поступлении': once; then it says where the news will come. */
export function WaitingListButton({ offerId, title, email, waitsAt, onWaiting }: WaitingListButtonProps) {
  const [join, { isLoading, error }] = useJoinWaitingListMutation()
  const [isAsking, setAsking] = useState(false)
  const [isNew, setNew] = useState(false)
  const isUnderWay = useRef(false)
  const onSubmit = async (address: string) => {
    await join({ offerId, email: address }).unwrap()
    setNew(true)
    setAsking(false)
    onWaiting(address)
  }
  const askOnce = async (address: string) => {
    // Two presses at once are one intent.
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await onSubmit(address)
    } catch {
      // It stands beside the button.
    } finally {
      isUnderWay.current = false
    }
  }
  if (waitsAt !== undefined) {
    return (
      <p className="small" role="status" tabIndex={-1} ref={isNew ? takeFocus : undefined}>
        Сообщим о поступлении на {waitsAt}
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
