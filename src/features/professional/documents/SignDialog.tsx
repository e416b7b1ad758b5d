import type { SpecialistDocument } from '#data/agreements/document'
import { useSignDocumentMutation } from '#data/agreements/documentsApi'
import { formatDate } from '#domain/dates/dates'
import type { Id } from '#domain/Id'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog'
import { FailureText } from '#ui/states/FailureText'
import { FileLink } from '../FileLink'

interface SignDialogProps {
  document: SpecialistDocument & { agreementId: Id }
  onSigned: () => void
  onCancelled: () => void
}

/** Asks for confirmation, then signs a document. */
export function SignDialog({ document, onSigned, onCancelled }: SignDialogProps) {
  const { number, title, createdAt, file, agreementId } = document
  const [sign, { isLoading, error }] = useSignDocumentMutation()
  const onConfirmed = async () => {
    const result = await sign(agreementId)
    if (result.error === undefined) onSigned()
  }
  return (
    <ConfirmDialog
      question={`Подписать документ № ${number}?`}
      action="Подписать"
      cancel="Позже"
      variant="primary"
      busy={isLoading}
      error={error && <FailureText error={error} />}
      onConfirmed={onConfirmed}
      onCancelled={onCancelled}
    >
      <p>
        {title}
        {createdAt !== null && `, от ${formatDate(createdAt)}`}. Подпись нельзя отозвать.
      </p>
      {file && <FileLink file={file}>Прочитать</FileLink>}
    </ConfirmDialog>
  )
}
