import { object, type InferType } from 'yup'
import { CLOSE_REASONS, type IolRequest } from '#data/iolRequests/iolRequest'
import { useCloseIolRequestMutation } from '#data/iolRequests/iolWritesApi'
import { TEXT_MOST } from '#data/iolRequests/measures'
import { numbered } from '#domain/text/numbered'
import { RadioCards } from '#forms/fields/RadioCards'
import { TextareaField } from '#forms/fields/TextareaField'
import { Form } from '#forms/Form'
import { text } from '#forms/lib/rules'
import { SubmitButton } from '#forms/SubmitButton'
import { Dialog } from '#ui/dialogs/Dialog'
import { DismissButton } from '#ui/dialogs/DismissButton'
import { useStatusChange } from './useStatusChange'
import { usePatientQuestion } from './usePatientQuestion'

const rules = object({ reason: text().required('Выберите причину'), comment: text().maxLength(TEXT_MOST) })
const reasons = Object.entries(CLOSE_REASONS).map(([value, label]) => ({ value, label }))

interface CloseDialogProps {
  request: IolRequest
  onClosed: () => void
}

/** Closes a published request with a reason. */
export function CloseDialog({ request: { id, number }, onClosed }: CloseDialogProps) {
  const [close] = useCloseIolRequestMutation()
  const changeStatus = useStatusChange()
  const { ask, dialog } = usePatientQuestion()
  const onSubmit = async ({ reason, comment }: InferType<typeof rules>) => {
    await ask([comment])
    await changeStatus(id, 'closed', close({ id, closing: { reason, comment: comment || null } }).unwrap())
    onClosed()
  }
  return (
    <Dialog title={`${numbered('Закрыть запрос', number)}?`} onClosed={onClosed}>
      <p>Ответить будет нельзя. Запрос останется у вас и у тех, кто отвечал.</p>
      <Form schema={rules} initial={rules.getDefault()} onSubmit={onSubmit} draftKey={`iol-close-${id}`}>
        <RadioCards name="reason" label="Причина" options={reasons} />
        <TextareaField name="comment" label="Комментарий" maxLength={TEXT_MOST} optional />
        <div className="dialog__actions">
          <SubmitButton>Закрыть запрос</SubmitButton>
          <DismissButton>Оставить</DismissButton>
        </div>
      </Form>
      {dialog}
    </Dialog>
  )
}
