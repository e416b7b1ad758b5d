import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { formatPhone } from '#domain/phone'
import { CodeField } from '#forms/fields/CodeField'
import { SubmitButton } from '#forms/SubmitButton'
import { codeFromSms } from '#host/page/codeFromSms'
import { ResendCode } from '#parts/ResendCode'
import type { SentCode } from './serviceRules'

interface CodePartProps {
  sent: SentCode
  /** True if the code was sent just now: then its field takes the focus. */
  isNewRef: RefObject<boolean>
  onAgain: () => Promise<unknown>
}

/** Asks for the code; the application is sent only when the button is pressed. */
export function CodePart({ sent, isNewRef, onAgain }: CodePartProps) {
  const { setFieldValue } = useFormikContext()
  const root = useRef<HTMLDivElement>(null)
  const onShown = useEffectEvent(() => {
    if (!isNewRef.current) return
    void setFieldValue('code', '', false)
    root.current?.querySelector('input')?.focus()
  })
  useEffect(() => onShown(), [])
  return (
    <>
      <div ref={root} className="form">
        <p role="status">
          Отправили SMS на номер <span className="num">{formatPhone(sent.phone, sent.country)}</span>. Чтобы
          указать другой, измените его выше.
        </p>
        <CodeField name="code" label="Код" message={sent.nextAt} receive={codeFromSms} />
      </div>
      <div className="row">
        <SubmitButton>Отправить заявку</SubmitButton>
      </div>
      <ResendCode nextAt={sent.nextAt} ways={[{ label: 'Отправить код ещё раз', ask: onAgain }]} />
    </>
  )
}
