import { object } from 'yup'
import { Form } from '#forms/Form'
import { text } from '#forms/lib/rules'
import { SubmitButton } from '#forms/SubmitButton'
import { TextareaField } from '#forms/fields/TextareaField'
import type { Receipt } from '#data/receipts/receipt'
import { useRequestMoneybackMutation } from '#data/receipts/receiptsApi'
import { Dialog } from '#ui/dialogs/Dialog'
import { DismissButton } from '#ui/dialogs/DismissButton'

interface MoneybackDialogProps {
  receipt: Receipt
  onSent: () => void
  onClosed: () => void
}

const schema = object({ reason: text().required('Опишите причину') })

/** Sends a refund request for a receipt and asks for its reason. */
export function MoneybackDialog({ receipt: { id }, onSent, onClosed }: MoneybackDialogProps) {
  const [request] = useRequestMoneybackMutation()
  return (
    <Dialog title={`Возврат денег по чеку № ${id}`} onClosed={onClosed}>
      <Form
        schema={schema}
        initial={schema.getDefault()}
        draftKey={`moneyback-${id}`}
        onSubmit={async ({ reason }) => {
          await request({ checkId: id, reason }).unwrap()
          onSent()
        }}
      >
        <TextareaField name="reason" label="Причина возврата" />
        <div className="dialog__actions">
          <SubmitButton>Запросить возврат</SubmitButton>
          <DismissButton />
        </div>
      </Form>
    </Dialog>
  )
}
