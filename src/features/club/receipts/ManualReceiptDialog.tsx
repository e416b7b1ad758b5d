import { useState } from 'react'
import { shopToday } from '../../../domain/days'
import { DateField } from '../../../forms/DateField'
import { Form } from '../../../forms/Form'
import { NumberField } from '../../../forms/NumberField'
import { SubmitButton } from '../../../forms/SubmitButton'
import { TextField } from '../../../forms/TextField'
import { billOf } from '../../../data/receipts/bill'
import { useUploadReceiptMutation } from '../../../data/receipts/receiptsApi'
import { Dialog } from '../../../ui/Dialog'
import { DismissButton } from '../../../ui/DismissButton'
import { fiscalOf, manualRules } from './manualRules'

interface ManualReceiptDialogProps {
  onSent: () => void
  onClosed: () => void
}

/** A receipt by what is printed on it, for whoever has no photo. */
export function ManualReceiptDialog({ onSent, onClosed }: ManualReceiptDialogProps) {
  // A form that stays open past midnight keeps its day.
  const [today] = useState(() => shopToday())
  const [schema] = useState(() => manualRules(today))
  const [send] = useUploadReceiptMutation()
  return (
    <Dialog title="Данные чека" onClosed={onClosed}>
      <Form
        schema={schema}
        initial={schema.getDefault()}
        draftKey="receipt-manual"
        // The server knows the fields as one text.
        fieldOf={{ bill: 'fn' }}
        onSubmit={async (typed) => {
          await send({ bill: billOf(fiscalOf(typed)) }).unwrap()
          onSent()
        }}
      >
        <TextField name="fn" label="ФН" hint="16 цифр внизу чека" inputMode="numeric" autoComplete="off" />
        <TextField name="fd" label="ФД" inputMode="numeric" autoComplete="off" />
        <TextField name="fp" label="ФП" inputMode="numeric" autoComplete="off" />
        <NumberField name="sum" label="Сумма, ₽" />
        <DateField name="day" label="Дата покупки" max={today} />
        <div className="dialog__actions">
          <SubmitButton>Отправить</SubmitButton>
          <DismissButton />
        </div>
      </Form>
    </Dialog>
  )
}
