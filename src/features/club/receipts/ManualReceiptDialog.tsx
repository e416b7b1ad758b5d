import { useMemo } from 'react'
import { DateField } from '#forms/fields/DateField'
import { Form } from '#forms/Form'
import { NumberField } from '#forms/fields/NumberField'
import { SelectField } from '#forms/fields/SelectField'
import { SubmitButton } from '#forms/SubmitButton'
import { TextField } from '#forms/fields/TextField'
import { billOf, operations, type FiscalData } from '#data/receipts/bill'
import { useUploadReceiptMutation } from '#data/receipts/receiptsApi'
import { Dialog } from '#ui/dialogs/Dialog'
import { DismissButton } from '#ui/dialogs/DismissButton'
import { useShopToday } from '#ui/lib/useNow'
import { fiscalOf, manualRules, typedOf } from './manualRules'

interface ManualReceiptDialogProps {
  /** Data of the receipt's QR code, for the customer to check; undefined if the customer types them. */
  scanned?: FiscalData | undefined
  onSent: () => void
  onClosed: () => void
}

/** Asks for the data printed on a receipt: the customer types them, or checks those of the QR code. */
export function ManualReceiptDialog({ scanned, onSent, onClosed }: ManualReceiptDialogProps) {
  const today = useShopToday()
  const schema = useMemo(() => manualRules(today), [today])
  const [send] = useUploadReceiptMutation()
  return (
    <Dialog title="Данные чека" onClosed={onClosed}>
      {scanned && <p className="soft">Прочитано из QR-кода. Сверьте с чеком и отправьте.</p>}
      <Form
        schema={schema}
        initial={scanned ? typedOf(scanned) : schema.getDefault()}
        draftKey={`receipt-${scanned?.fp ?? 'manual'}`}
        // The server knows all fields as one text, `bill`, so its error is shown at the first one.
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
        <TextField
          name="time"
          label="Время"
          hint="Часы и минуты, как на чеке: 18:02"
          inputMode="numeric"
          autoComplete="off"
        />
        <SelectField
          name="operation"
          label="Вид операции"
          options={Object.entries(operations).map(([value, label]) => ({ value, label }))}
        />
        <div className="dialog__actions">
          <SubmitButton>Отправить</SubmitButton>
          <DismissButton />
        </div>
      </Form>
    </Dialog>
  )
}
