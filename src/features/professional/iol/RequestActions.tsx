import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { IolRequest } from '#data/iolRequests/iolRequest'
import { useIolAnswersQuery } from '#data/iolRequests/iolRequestsApi'
import {
  useCopyIolRequestMutation,
  useDeleteIolRequestMutation,
  usePublishIolRequestMutation,
} from '#data/iolRequests/iolWritesApi'
import { remoteData, valueOf } from '#domain/remoteData'
import { Button } from '#ui/controls/Button'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { CopyButton } from '#ui/controls/CopyButton'
import { FailureText } from '#ui/states/FailureText'
import { Notice } from '#ui/states/Notice'
import { numbered } from '#domain/text/numbered'
import { DeleteDialog } from '#ui/dialogs/DeleteDialog'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog'
import { CloseDialog } from './CloseDialog'
import { FaultList } from './FaultList'
import { actionsOf } from './lib/actions'
import { isSameForm } from './lib/changedFields'
import { publishFaults } from './lib/faults'
import { formOf, textsOf } from './lib/iolForm'
import { requestAsText } from './lib/requestTable'
import { PrintButton } from './PrintButton'
import { usePatientQuestion } from './usePatientQuestion'
import { useStatusChange } from './useStatusChange'

type Open = 'close' | 'delete'

/** Returns whether the form has opened this page to publish the version that it had validated. */
const isChecked = (state: unknown, { updatedAt }: IolRequest): boolean =>
  typeof state === 'object' && state !== null && 'publish' in state && state.publish === updatedAt

/** Shows the buttons that the status of the request allows, and those that every reader has. */
export function RequestActions({ request }: { request: IolRequest }) {
  const { id, status } = request
  const actions = actionsOf(request)
  const navigate = useNavigate()
  const { state, pathname } = useLocation() as { state: unknown; pathname: string }
  const edit = `/iol/${encodeURIComponent(id)}/edit/`
  const { ask, dialog } = usePatientQuestion()
  const [open, setOpen] = useState<Open>()
  /**
   * The validated version, for which the dialog asks for confirmation; another version has to be validated
   * again. Undefined closes the dialog.
   */
  const [checked, setChecked] = useState(() => (isChecked(state, request) ? formOf(request) : undefined))
  useEffect(() => {
    // The state is removed, so that returning to this page by Back does not open the dialog again.
    if (isChecked(state, request)) void navigate(pathname, { replace: true, state: { tab: 'publish' } })
  }, [state, request, navigate, pathname])
  const [isTried, setTried] = useState(false)
  // They are those of the version that is shown: it may be read again after the press.
  const faults = isTried && actions.has('publish') ? publishFaults(formOf(request)) : {}
  const [copy, copying] = useCopyIolRequestMutation()
  const thread = remoteData(useIolAnswersQuery(String(id), { skip: status.code === 'draft' }))
  // A draft has no answers. Copying and printing wait for the thread, because they include all answers.
  const answers = status.code === 'draft' ? [] : valueOf(thread)

  const onPublish = async () => {
    const form = formOf(request)
    setTried(true)
    setChecked(undefined)
    if (Object.keys(publishFaults(form)).length > 0) return
    await ask(textsOf(request)).then(
      () => setChecked(form),
      () => navigate(edit),
    )
  }
  const onCopied = async () => {
    const copied = await copy(id)
    if (copied.data) await navigate(`/iol/${encodeURIComponent(copied.data.id)}/edit/`)
  }
  return (
    <>
      <div className="row iol-actions">
        {actions.has('publish') && <Button onClick={() => void onPublish()}>Опубликовать</Button>}
        {actions.has('edit') && (
          <ButtonLink to={edit} variant="secondary">
            Изменить
          </ButtonLink>
        )}
        {answers && (
          <>
            <CopyButton text={requestAsText(request, answers)} label="Текст в буфер" />
            <PrintButton request={request} answers={answers} />
          </>
        )}
        {actions.has('copy') && (
          <Button variant="secondary" small busy={copying.isLoading} onClick={() => void onCopied()}>
            Скопировать
          </Button>
        )}
        {actions.has('close') && (
          <Button variant="secondary" small onClick={() => setOpen('close')}>
            Закрыть запрос
          </Button>
        )}
        {actions.has('delete') && (
          <Button variant="danger" small onClick={() => setOpen('delete')}>
            Удалить
          </Button>
        )}
      </div>
      {copying.error && (
        <Notice tone="bad">
          <FailureText error={copying.error} />
        </Notice>
      )}
      <FaultList faults={faults} path={edit} />
      {dialog}
      {checked &&
        actions.has('publish') &&
        (isSameForm(checked, formOf(request)) ? (
          <PublishDialog request={request} onClosed={() => setChecked(undefined)} />
        ) : (
          <Notice tone="bad">
            <p className="strong">Запрос изменён в другом окне</p>
            <p>Проверьте новую версию и опубликуйте снова.</p>
          </Notice>
        ))}
      {open === 'close' && <CloseDialog request={request} onClosed={() => setOpen(undefined)} />}
      {open === 'delete' && (
        <DeleteRequestDialog
          request={request}
          onDeleted={() => void navigate('/iol/', { replace: true })}
          onClosed={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

interface DeleteRequestDialogProps {
  request: IolRequest
  onDeleted: () => void
  onClosed: () => void
}

function DeleteRequestDialog({ request: { id, number }, onDeleted, onClosed }: DeleteRequestDialogProps) {
  const [remove] = useDeleteIolRequestMutation()
  return (
    <DeleteDialog
      question={`${numbered('Удалить запрос', number)}?`}
      action="Удалить"
      remove={() => remove(id)}
      onDeleted={onDeleted}
      onCancelled={onClosed}
    >
      Черновик и его файлы не вернуть.
    </DeleteDialog>
  )
}

interface PublishDialogProps {
  request: IolRequest
  onClosed: () => void
}

/** Asks for confirmation before a request is published: a published request can no longer be edited. */
function PublishDialog({ request: { id, number, updatedAt }, onClosed }: PublishDialogProps) {
  const [publish] = usePublishIolRequestMutation()
  const changeStatus = useStatusChange()
  const onConfirmed = async () => {
    await changeStatus(id, 'published', publish({ id, updatedAt }).unwrap())
    onClosed()
  }
  return (
    <ConfirmDialog
      question={`${numbered('Опубликовать запрос', number)}?`}
      action="Опубликовать"
      variant="primary"
      onConfirmed={onConfirmed}
      onCancelled={onClosed}
    >
      Его увидят эксперты. Изменить его потом нельзя, добавить файлы можно.
    </ConfirmDialog>
  )
}
