import { isToSign, type SpecialistDocument } from '#data/agreements/document'
import { useLazyDocumentsQuery, useSignDocumentMutation } from '#data/agreements/documentsApi'
import { formatDate } from '#domain/dates/dates'
import { sameId, type Id } from '#domain/Id'
import { numbered } from '#domain/text/numbered'
import { settledWrite } from '#parts/lib/settledWrite'
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
  const [read] = useLazyDocumentsQuery()
  const isSigned = (all: readonly SpecialistDocument[]) =>
    all.some((one) => sameId(one.id, document.id) && !isToSign(one))
  const onConfirmed = async () => {
    await settledWrite(() => sign(agreementId).unwrap(), read, isSigned)
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
