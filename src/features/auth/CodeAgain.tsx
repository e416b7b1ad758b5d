import { useState } from 'react'
import { toApiError } from '../../domain/ApiError'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import type { CodeMethod } from './authApi'
import type { SentCode } from './LoginContext'
import { useSecondsUntil, useSendCode } from './useCode'

/** 45 → '0:45' */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** When the code does not come: the wait for the next try, then two ways to ask for it. */
export function CodeAgain({ sent }: { sent: SentCode }) {
  const left = useSecondsUntil(sent.nextAt)
  const [send, isSending] = useSendCode()
  const [failure, setFailure] = useState<string>()
  const onAsked = (method: CodeMethod) => {
    setFailure(undefined)
    send(sent, method).catch((error: unknown) => setFailure(toApiError(error).message))
  }
  return (
    <div className="step">
      {/* Each second would drown the customer's screen reader: only the end of the wait is told. */}
      <p className="sr" role="status">
        {left === 0 && 'Можно запросить код ещё раз'}
      </p>
      {left > 0 ? (
        <p className="soft">
          Запросить код ещё раз можно через <span className="num">{clock(left)}</span>
        </p>
      ) : (
        <div className="dialog__actions">
          <Button variant="secondary" busy={isSending} onClick={() => onAsked('sms')}>
            Отправить код ещё раз
          </Button>
          <Button variant="quiet" busy={isSending} onClick={() => onAsked('call')}>
            Позвонить
          </Button>
        </div>
      )}
      {failure !== undefined && <Notice tone="bad">{failure}</Notice>}
    </div>
  )
}
