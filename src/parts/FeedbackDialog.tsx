import { useId, useState } from 'react'
import { object } from 'yup'
import { Form } from '../forms/Form'
import { text } from '../forms/lib/rules'
import { SubmitButton } from '../forms/SubmitButton'
import { TextareaField } from '../forms/fields/TextareaField'
import { Dialog } from '../ui/dialogs/Dialog'
import { MessageDialog } from '../ui/dialogs/MessageDialog'
import { useSendFeedbackMutation } from '../data/receipts/receiptLinkApi'

const TITLE = 'Обратная связь'

const feedbackSchema = object({ text: text().required() })

interface FeedbackDialogProps {
  /** Messages of the preceding failure; empty if the customer just wants to write. */
  messages: string[]
  /** Subject, which the text starts with: 'Чек № 62: '. */
  about?: string
  onClosed: () => void
}

/** Feedback form (contract 4.6), then a thank-you message. The typed text survives every failure. */
export function FeedbackDialog({ messages, about = '', onClosed }: FeedbackDialogProps) {
  const isFailure = messages.length > 0
  const formTitle = useId()
  const [isSent, setSent] = useState(false)
  const [send] = useSendFeedbackMutation()
  const onSubmit = async ({ text }: { text: string }) => {
    await send(text).unwrap()
    setSent(true)
  }
  if (isSent) {
    return <MessageDialog title="Спасибо, ваше сообщение было успешно отправлено!" onClosed={onClosed} />
  }
  return (
    <Dialog
      title={isFailure ? <Failure /> : TITLE}
      namedAlsoBy={isFailure ? formTitle : ''}
      onClosed={onClosed}
    >
      {isFailure && <p className="soft">{messages.join(', ')}</p>}
      {isFailure && <h3 id={formTitle}>{TITLE}</h3>}
      <Form
        schema={feedbackSchema}
        initial={{ text: about }}
        draftKey={`feedback${about}`}
        onSubmit={onSubmit}
      >
        {(values) => (
          <>
            <TextareaField name="text" label="Опишите вашу ситуацию и мы будем рады помочь ее разрешить:" />
            <SubmitButton wide disabled={values.text.trim() === ''}>
              Отправить
            </SubmitButton>
          </>
        )}
      </Form>
    </Dialog>
  )
}

function Failure() {
  return (
    <>
      К сожалению, <span className="nowrap">что-то</span> пошло не так...
    </>
  )
}
