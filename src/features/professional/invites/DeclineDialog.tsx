import { object, type InferType } from 'yup'
import type { Invite } from '#data/invites/invite'
import { useDeclineInviteMutation } from '#data/invites/invitesApi'
import { TextareaField } from '#forms/fields/TextareaField'
import { Form } from '#forms/Form'
import { text } from '#forms/lib/rules'
import { SubmitButton } from '#forms/SubmitButton'
import { Dialog } from '#ui/dialogs/Dialog'
import { DismissButton } from '#ui/dialogs/DismissButton'
import { useInviteWrite } from './useInviteWrite'

const MOST = 200
const rules = object({ reason: text().maxLength(MOST) })

interface DeclineDialogProps {
  invite: Invite
  onDeclined: () => void
  onClosed: () => void
}

/** Asks for confirmation before an invite is declined, because that cannot be undone. */
export function DeclineDialog({ invite, onDeclined, onClosed }: DeclineDialogProps) {
  const [decline] = useDeclineInviteMutation()
  const settled = useInviteWrite(invite.id)
  const onSubmit = async ({ reason }: InferType<typeof rules>) => {
    await settled(() => decline({ id: invite.id, reason }).unwrap(), 'declined')
    onDeclined()
  }
  return (
    <Dialog title="Отклонить приглашение?" onClosed={onClosed}>
      <p>«{invite.title}». Принять его потом не получится.</p>
      <Form schema={rules} initial={rules.getDefault()} onSubmit={onSubmit} draftKey={`decline-${invite.id}`}>
        <TextareaField name="reason" label="Причина" hint="Увидит организатор" maxLength={MOST} optional />
        <div className="dialog__actions">
          <SubmitButton>Отклонить</SubmitButton>
          <DismissButton>Оставить</DismissButton>
        </div>
      </Form>
    </Dialog>
  )
}
