import { object } from 'yup'
import { TextareaField } from '#forms/fields/TextareaField'
import { Form } from '#forms/Form'
import { text } from '#forms/lib/rules'
import { SubmitButton } from '#forms/SubmitButton'
import { Dialog } from '#ui/dialogs/Dialog'
import { DismissButton } from '#ui/dialogs/DismissButton'

export interface InterestDialogProps {
  onSent: (comment: string) => Promise<unknown>
  onClosed: () => void
}

const rules = object({ comment: text() })

export const InterestDialog = ({ onSent, onClosed }: InterestDialogProps) => (
  <Dialog title="Хочу подобрать линзы" onClosed={onClosed}>
    <p className="soft">Консультант свяжется с вами и поможет с подбором.</p>
    <Form
      schema={rules}
      initial={rules.getDefault()}
      onSubmit={({ comment }) => onSent(comment)}
      draftKey="interest"
    >
      <TextareaField name="comment" label="Комментарий" optional />
      <div className="dialog__actions">
        <SubmitButton>Отправить</SubmitButton>
        <DismissButton />
      </div>
    </Form>
  </Dialog>
)
