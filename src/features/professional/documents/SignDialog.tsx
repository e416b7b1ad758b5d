import type { SpecialistDocument } from '#data/agreements/document'
import { useSignDocumentMutation } from '#data/agreements/documentsApi'
import { formatDate } from '#domain/dates/dates'
import type { Id } from '#domain/Id'
import { numbered } from '#domain/text/numbered'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog'
import { FileLink } from '../FileLink'

interface SignDialogProps {
  document: SpecialistDocument & { agreementId: Id }
  onSigned: () => void
  onCancelled: () => void
}

/** Asks for confirmation, then signs a document. */
export function SignDialog({ document, onSigned, onCancelled }: SignDialogProps) {
  const { number, title, createdAt, file, agreementId } = document
  const [sign] = useSignDocumentMutation()
  const onConfirmed = async () => {
    await sign(agreementId).unwrap()
    onSigned()
  }
  return (
    <ConfirmDialog
      question={`${numbered('Подписать документ', number)}?`}
      action="Подписать"
      cancel="Позже"
      variant="primary"
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
