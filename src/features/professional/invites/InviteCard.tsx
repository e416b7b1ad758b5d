import { useState } from 'react'
import { isOpen, type Invite } from '#data/invites/invite'
import { useAcceptInviteMutation } from '#data/invites/invitesApi'
import { useSpecialistProfileQuery } from '#data/specialist/specialistApi'
import { formatDate, formatDayTime } from '#domain/dates/dates'
import { StatusBadge } from '#ui/Badge'
import { Card } from '#ui/Card'
import { Button } from '#ui/controls/Button'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { DoneNotice } from '#ui/states/DoneNotice'
import { FailureNotice } from '#ui/states/FailureNotice'
import { useNow } from '#ui/lib/useNow'
import { usePress } from '#ui/lib/usePress'
import { invitedPath } from '../paths'
import { DeclineDialog } from './DeclineDialog'
import { INVITE_LOOKS, kindInWords, openInWords } from './inviteWords'
import { useInviteWrite } from './useInviteWrite'
import { joinedByDots } from '#domain/text/joinedByDots'

/** Shows one invite; it has buttons only while it waits for an answer. */
export function InviteCard({ invite }: { invite: Invite }) {
  const [accept] = useAcceptInviteMutation()
  const settled = useInviteWrite(invite.id)
  const [isDeclining, setDeclining] = useState(false)
  const [done, setDone] = useState('')
  const { title, text, startsAt, expiresAt, status } = invite
  const now = useNow(expiresAt)
  const canAnswer = isOpen(invite, now)
  const specialist = useSpecialistProfileQuery().data?.specialist
  const path = status.code === 'accepted' && specialist ? invitedPath(invite, specialist) : undefined
  const { press, isBusy, waits, failure } = usePress(async () => {
    await settled(() => accept(invite.id).unwrap(), 'accepted')
    setDone('Приглашение принято')
  })
  const about = <span className="visually-hidden">: {title}</span>
  return (
    <Card
      title={title}
      foot={
        canAnswer || path !== undefined ? (
          <>
            {canAnswer && (
              <>
                <Button busy={isBusy} onClick={() => void press()}>
                  Принять{about}
                </Button>
                <Button variant="quiet" waits={waits} onClick={() => setDeclining(true)}>
                  Отклонить{about}
                </Button>
                {expiresAt !== null && (
                  <span className="small soft">Ответить до {formatDate(expiresAt)}</span>
                )}
              </>
            )}
            {path !== undefined && (
              <ButtonLink to={path} variant="secondary">
                {openInWords(invite)}
                {about}
              </ButtonLink>
            )}
          </>
        ) : undefined
      }
    >
      <p className="row">
        <StatusBadge status={status} looks={INVITE_LOOKS} />
        <span className="small soft">
          {joinedByDots([kindInWords(invite), startsAt !== null && formatDayTime(startsAt)])}
        </span>
      </p>
      {text !== '' && <p>{text}</p>}
      {done !== '' && <DoneNotice>{done}</DoneNotice>}
      {done === '' && <FailureNotice error={failure} />}
      {isDeclining && (
        <DeclineDialog
          invite={invite}
          onDeclined={() => {
            setDeclining(false)
            setDone('Приглашение отклонено')
          }}
          onClosed={() => setDeclining(false)}
        />
      )}
    </Card>
  )
}
