import { useSpecialistProfileQuery } from '#data/specialist/specialistApi'
import type { Specialist } from '#data/specialist/specialist'
import { isToSign } from '#data/agreements/document'
import { useDocumentsQuery } from '#data/agreements/documentsApi'
import { isOpen } from '#data/invites/invite'
import { useInvitesQuery } from '#data/invites/invitesApi'
import { formatDate } from '#domain/dates/dates'
import { shopToday } from '#domain/dates/days'
import { count, type Forms } from '#domain/numbers/counts'
import { useState, type ReactNode } from 'react'
import { Card } from '#ui/Card'
import { TextLink } from '#ui/controls/TextLink'
import { Loaded, type QueryState } from '#ui/states/Loaded'
import { Skeleton } from '#ui/states/Skeleton'
import { starsInWords } from '../honours/starsInWords'
import { kindInWords } from '../invites/inviteWords'

const DOCUMENTS: Forms = ['документ', 'документа', 'документов']
const SELECTIONS: Forms = ['подбор', 'подбора', 'подборов']
/** Number of lines that a card shows. */
const SHOWN = 3

/** What waits for the specialist, the most urgent first. A card whose flag is false, or that has nothing, is absent. */
export function HomeCards() {
  const { data } = useSpecialistProfileQuery()
  const specialist = data?.specialist
  if (!specialist) return null
  return (
    <>
      <InvitesCard />
      {specialist.isMydocumentsAvailable && <DocumentsCard />}
      {specialist.questionnaire?.question && (
        <Card
          title="Анкета"
          foot={
            <TextLink to="/profile/" after="right">
              Ответить
            </TextLink>
          }
        >
          <p>{specialist.questionnaire.question.text}</p>
        </Card>
      )}
      {specialist.isStarsAllowed && (
        <Card
          title="Звёзды"
          foot={
            <TextLink to="/stars/" after="right">
              История звёзд
            </TextLink>
          }
        >
          <p className="key num">{starsInWords(specialist.stars ?? 0)}</p>
        </Card>
      )}
      <SelectionsCard specialist={specialist} />
    </>
  )
}

interface ListCardProps<Item> {
  title: string
  failure: string
  query: QueryState<Item[]>
  /** Which of them the card is about. */
  wanted: (item: Item) => boolean
  link: ReactNode
  children: (items: Item[]) => ReactNode
}

/** A card of a list: absent where none of its items is wanted, there while it loads and where it has failed. */
function ListCard<Item>({ title, failure, query, wanted, link, children }: ListCardProps<Item>) {
  if (query.data && query.error === undefined && !query.data.some(wanted)) return null
  return (
    <Card title={title} foot={link}>
      <Loaded
        query={query}
        failure={failure}
        skeleton={<Skeleton label={`Загружаем: ${title}`} heights={[24, 48, 48]} />}
      >
        {(all) => children(all.filter(wanted))}
      </Loaded>
    </Card>
  )
}

function InvitesCard() {
  const [now] = useState(() => new Date())
  return (
    <ListCard
      title="Приглашения"
      failure="Приглашения не загрузились"
      query={useInvitesQuery()}
      wanted={(invite) => isOpen(invite, now)}
      link={
        <TextLink to="/invites/" after="right">
          Посмотреть и ответить
        </TextLink>
      }
    >
      {(invites) => (
        <ul className="list">
          {invites.slice(0, SHOWN).map((invite) => (
            <li className="item" key={invite.id}>
              <span className="item__main">
                <span className="strong">{invite.title}</span>
                <span className="small soft">
                  {[
                    kindInWords(invite),
                    invite.expiresAt !== null && `ответить до ${formatDate(invite.expiresAt)}`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </ListCard>
  )
}

const DocumentsCard = () => (
  <ListCard
    title="Документы на подпись"
    failure="Документы не загрузились"
    query={useDocumentsQuery()}
    wanted={isToSign}
    link={
      <TextLink to="/documents/" after="right">
        Посмотреть и подписать
      </TextLink>
    }
  >
    {(documents) => (
      <>
        <p className="key num">{count(documents.length, DOCUMENTS)}</p>
        <ul className="list">
          {documents.slice(0, SHOWN).map(({ id, number, title }) => (
            <li className="item" key={id}>
              <span className="item__main">
                № {number}
                <span className="small soft">{title}</span>
              </span>
            </li>
          ))}
        </ul>
      </>
    )}
  </ListCard>
)

/** The selections of this month, in the shop's time. */
function SelectionsCard({ specialist: { selections } }: { specialist: Specialist }) {
  const month = shopToday().slice(0, 7)
  const recent = selections.filter(
    ({ createdAt }) => createdAt !== null && shopToday(new Date(createdAt)).startsWith(month),
  )
  if (recent.length === 0) return null
  return (
    <Card
      title="Мои подборы за месяц"
      foot={
        <TextLink to="/selections/" after="right">
          Все подборы
        </TextLink>
      }
    >
      <p className="key num">{count(recent.length, SELECTIONS)}</p>
      <ul className="list">
        {recent.slice(0, SHOWN).map(({ id, patientInitials, createdAt, lenses }) => (
          <li className="item" key={id}>
            <span className="item__main">
              <span className="strong">{patientInitials ?? 'Пациент'}</span>
              <span className="small soft">
                {[formatDate(createdAt), lenses[0]?.title].filter(Boolean).join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
