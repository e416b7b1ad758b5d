import { isToSign, type SpecialistDocument } from '#data/agreements/document'
import { useDocumentsQuery } from '#data/agreements/documentsApi'
import { formatDate } from '#domain/dates/dates'
import type { Id } from '#domain/Id'
import { numberOr, numbered } from '#domain/text/numbered'
import { StatusBadge, type StatusLooks } from '#ui/Badge'
import { Card } from '#ui/Card'
import { Button } from '#ui/controls/Button'
import { ShowMore } from '#ui/controls/ShowMore'
import { useCardDialogs } from '#ui/lib/useCardDialogs'
import { EmptyState } from '#ui/states/EmptyState'
import { Loaded } from '#ui/states/Loaded'
import { DoneNotice } from '#ui/states/DoneNotice'
import { CardSkeleton } from '#ui/states/Skeleton'
import { StyleSheet } from '#ui/StyleSheet'
import { FileLink } from '../FileLink'
import css from './documents.css'
import { SignDialog } from './SignDialog'

const LOOKS: StatusLooks = {
  new: { icon: 'clock', tone: 'active' },
  signed: { icon: 'check', tone: 'done' },
}

/** Lists the documents; those that wait for a signature can be signed. */
export function DocumentsPage() {
  const documents = useDocumentsQuery()
  const { open, done, onOpened, onClosed, onDone } = useCardDialogs<
    SpecialistDocument & { agreementId: Id }
  >()
  return (
    <Loaded
      query={documents}
      failure="Документы не загрузились"
      skeleton={<CardSkeleton label="Загружаем документы" heights={[64, 64, 64]} />}
      empty={<EmptyState title="Документов пока нет">Договоры и акты появятся здесь.</EmptyState>}
    >
      {(all) => (
        <Card title="Все документы">
          <StyleSheet href={css} />
          {done !== '' && <DoneNotice>{done}</DoneNotice>}
          <ShowMore items={all} keyOf={({ id }) => id}>
            {(document) => (
              <div className="item document">
                <div className="item__main">
                  <span className="strong">{numberOr('Документ', document.number)}</span>
                  <span>{document.title}</span>
                </div>
                {document.createdAt !== null && (
                  <span className="small soft">{formatDate(document.createdAt)}</span>
                )}
                <StatusBadge status={document.status} looks={LOOKS} unknown="file" />
                <span className="document__do">
                  {isToSign(document) && (
                    <Button
                      variant="secondary"
                      small
                      aria-label={numbered('Подписать документ', document.number)}
                      onClick={() => onOpened(document)}
                    >
                      Подписать
                    </Button>
                  )}
                  {document.file && (
                    <FileLink file={document.file} of={numbered('Документ', document.number)}>
                      Скачать
                    </FileLink>
                  )}
                </span>
              </div>
            )}
          </ShowMore>
          {open && (
            <SignDialog
              document={open}
              onSigned={() => onDone(`${numbered('Документ', open.number)} подписан`)}
              onCancelled={onClosed}
            />
          )}
        </Card>
      )}
    </Loaded>
  )
}
