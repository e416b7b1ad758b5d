import { useState, type ComponentProps } from 'react'
import { useExpertCabinetQuery } from '#data/specialist/expertApi'
import type { Expert, WaitingRequest } from '#data/specialist/specialist'
import { formatDate, formatDayTime } from '#domain/dates/dates'
import { count, type Forms } from '#domain/numbers/counts'
import { joinedByDots } from '#domain/text/joinedByDots'
import { numbered } from '#domain/text/numbered'
import type { Status } from '#domain/Status'
import { Badge } from '#ui/Badge'
import { Card } from '#ui/Card'
import { Anchor } from '#ui/controls/Anchor'
import { ShowMore } from '#ui/controls/ShowMore'
import { Icon } from '#ui/Icon'
import { takeFocus } from '#ui/lib/takeFocus'
import { Loaded } from '#ui/states/Loaded'
import { Notice } from '#ui/states/Notice'
import { CardSkeleton } from '#ui/states/Skeleton'
import { ExpertForm } from './ExpertForm'

const ANSWERS: Forms = ['ответ', 'ответа', 'ответов']

/**
 * Shows the application to become an expert and its status; experts see the requests that wait for an answer.
 */
export function ExpertPage() {
  /** The state of the cabinet in which an application was sent: until it is read again, it asks for another. */
  const [sentFrom, setSentFrom] = useState<Expert | null>()
  return (
    <Loaded
      query={useExpertCabinetQuery()}
      failure="Кабинет эксперта не загрузился"
      skeleton={<CardSkeleton label="Загружаем кабинет эксперта" heights={[24, 48, 48]} />}
    >
      {({ expert, iolRequests }) =>
        expert === sentFrom ? (
          <div tabIndex={-1} ref={takeFocus}>
            <Sent />
          </div>
        ) : expert === null ? (
          <Application title="Стать экспертом" onSent={() => setSentFrom(expert)} />
        ) : expert.status.code === 'approved' ? (
          <>
            <Waiting requests={iolRequests} />
            <Approved expert={expert} />
          </>
        ) : expert.status.code === 'rejected' ? (
          <>
            <Card title="Заявка отклонена">
              {reasonOf(expert) !== '' && <Notice tone="info">{reasonOf(expert)}</Notice>}
            </Card>
            <Application title="Подать заново" before={expert} onSent={() => setSentFrom(expert)} />
          </>
        ) : (
          <Sent status={expert.status} />
        )
      }
    </Loaded>
  )
}

const reasonOf = ({ rejectReason, status }: Expert): string => rejectReason ?? status.label

const Application = ({ title, ...form }: { title: string } & ComponentProps<typeof ExpertForm>) => (
  <Card title={title}>
    <p className="soft">Отвечайте коллегам на запросы по ИОЛ.</p>
    <ExpertForm {...form} />
  </Card>
)

/** Shows an application without a decision, whose status may not have been read yet. */
const Sent = ({ status }: { status?: Status }) => (
  <Card title={status?.code === 'moderation' ? 'Заявка на проверке' : 'Заявка отправлена'}>
    {status && status.label !== '' && (
      <p>
        <Badge icon="clock" label={status.label} />
      </p>
    )}
    <p className="soft">Решение появится здесь.</p>
  </Card>
)

const Approved = ({ expert: { status, since, answersCount, themes } }: { expert: Expert }) => (
  <Card title="Вы эксперт" action={<Badge icon="check" tone="done" label={status.label} />}>
    {since !== null && <p className="small soft">с {formatDate(since)}</p>}
    {answersCount !== null && <p className="key num">{count(answersCount, ANSWERS)}</p>}
    {themes.length > 0 && (
      <p className="row">
        {themes.map(({ id, title }) => (
          <Badge key={id} icon="info" tone="active" label={title} />
        ))}
      </p>
    )}
  </Card>
)

const Waiting = ({ requests }: { requests: WaitingRequest[] }) => (
  <Card title="Ждут ответа">
    {requests.length === 0 ? (
      <p className="soft">Сейчас таких запросов нет.</p>
    ) : (
      <ShowMore items={requests} keyOf={({ id }) => id}>
        {({ id, number, author, publishedAt, comment }) => (
          <Anchor to={`/iol/${encodeURIComponent(id)}/`} className="item">
            <span className="item__main">
              <span className="strong">{numbered('Запрос', number)}</span>
              <span className="small soft">
                {joinedByDots([author?.name, author?.workPlace, formatDayTime(publishedAt)])}
              </span>
              {comment !== null && <span>{comment}</span>}
            </span>
            <Icon name="right" size={20} />
          </Anchor>
        )}
      </ShowMore>
    )}
  </Card>
)
