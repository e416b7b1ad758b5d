import type { ReactNode } from 'react'
import { isToSign } from '#data/agreements/document'
import { useDocumentsQuery } from '#data/agreements/documentsApi'
import { isOpen } from '#data/invites/invite'
import { useInvitesQuery } from '#data/invites/invitesApi'
import type { Specialist } from '#data/specialist/specialist'
import { formatDate } from '#domain/dates/dates'
import { soonestFirst } from '#domain/dates/soonestFirst'
import { count, type Forms } from '#domain/numbers/counts'
import { mapData, remoteData } from '#domain/remoteData'
import { numberOr } from '#domain/text/numbered'
import { Card } from '#ui/Card'
import { TextLink } from '#ui/controls/TextLink'
import { LoadedCard } from '#ui/LoadedCard'
import { useNow } from '#ui/lib/useNow'
import { starsInWords } from '../honours/starsInWords'
import { kindInWords } from '../invites/inviteWords'
import { Lines } from './Lines'

/* These cards show what waits for the specialist. Each loads its own list and renders nothing if the list
   is empty. */

const DOCUMENTS: Forms = ['документ', 'документа', 'документов']

const forward = (to: string, text: ReactNode) => (
  <TextLink to={to} after="right">
    {text}
  </TextLink>
)

export function InvitesCard() {
  const invites = remoteData(useInvitesQuery())
  const now = useNow(...(invites.state === 'known' ? invites.value.map(({ expiresAt }) => expiresAt) : []))
  const open = mapData(invites, (all) => all.filter((one) => isOpen(one, now)))
  return (
    <LoadedCard
      isOptional
      title="Приглашения"
      foot={forward('/invites/', 'Посмотреть и ответить')}
      query={open}
      failure="Приглашения не загрузились"
      skeleton={{ label: 'Загружаем приглашения', heights: [48, 48, 48] }}
    >
      {(all) => (
        <Lines items={soonestFirst(all, ({ expiresAt }) => expiresAt)}>
          {(invite) => ({
            name: invite.title,
            facts: [
              kindInWords(invite),
              invite.expiresAt !== null && `ответить до ${formatDate(invite.expiresAt)}`,
            ],
          })}
        </Lines>
      )}
    </LoadedCard>
  )
}

export function DocumentsCard() {
  const waiting = mapData(remoteData(useDocumentsQuery()), (all) => all.filter(isToSign))
  return (
    <LoadedCard
      isOptional
      title="Документы на подпись"
      foot={forward('/documents/', 'Посмотреть и подписать')}
      query={waiting}
      failure="Документы не загрузились"
      skeleton={{ label: 'Загружаем документы', heights: [32, 48, 48] }}
    >
      {(all) => (
        <>
          <p className="key num">{count(all.length, DOCUMENTS)}</p>
          <Lines items={all}>
            {({ number, title }) => ({ name: numberOr('Документ', number), facts: [title] })}
          </Lines>
        </>
      )}
    </LoadedCard>
  )
}

export const QuestionnaireCard = ({ questionnaire }: Pick<Specialist, 'questionnaire'>) => (
  <Card title="Анкета" foot={forward('/profile/', 'Ответить')}>
    <p>{questionnaire !== false && questionnaire?.question?.text}</p>
  </Card>
)

export const StarsCard = ({ stars }: { stars: number }) => (
  <Card title="Звёзды" foot={forward('/stars/', 'История звёзд')}>
    <p className="key num">{starsInWords(stars)}</p>
  </Card>
)
