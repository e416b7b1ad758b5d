import { useExpertCabinetQuery } from '#data/specialist/expertApi'
import type { Expert, WaitingRequest } from '#data/specialist/specialist'
import { formatDate, formatDayTime } from '#domain/dates/dates'
import { count, type Forms } from '#domain/numbers/counts'
import { joinedByDots } from '#domain/text/joinedByDots'
import { numbered } from '#domain/text/numbered'
import { Badge } from '#ui/Badge'
import { Card } from '#ui/Card'
import { Anchor } from '#ui/controls/Anchor'
import { ShowMore } from '#ui/controls/ShowMore'
import { Icon } from '#ui/Icon'
import { Loaded } from '#ui/states/Loaded'
import { Notice } from '#ui/states/Notice'
import { CardSkeleton } from '#ui/states/Skeleton'
import { ExpertForm } from './ExpertForm'

const ANSWERS: Forms = ['ответ', 'ответа', 'ответов']

/**
 * Shows the application to become an expert and its status; experts see the requests that wait for an answer.
 */
export function ExpertPage() {
  return (
    <Loaded
      query={useExpertCabinetQuery()}
      failure="Кабинет эксперта не загрузился"
      skeleton={<CardSkeleton label="Загружаем кабинет эксперта" heights={[24, 48, 48]} />}
    >
      {({ expert, iolRequests }) =>
        expert === null ? (
          <Application title="Стать экспертом" />
        ) : expert.status.code === 'approved' ? (
          <>
            <Waiting requests={iolRequests} />
            <Approved expert={expert} />
          </>
        ) : expert.status.code === 'rejected' ? (
          <>
            <Card title="Заявка отклонена">
              <Notice tone="info">{expert.rejectReason ?? expert.status.label}</Notice>
            </Card>
            <Application title="Подать заново" before={expert} />
          </>
        ) : (
          <Card title={expert.status.code === 'moderation' ? 'Заявка на проверке' : 'Заявка отправлена'}>
            {expert.status.label !== '' && (
              <p>
                <Badge icon="clock" label={expert.status.label} />
              </p>
            )}
            <p className="soft">Решение появится здесь.</p>
          </Card>
        )
      }
    </Loaded>
  )
}

const Application = ({ title, before }: { title: string; before?: Expert }) => (
  <Card title={title}>
    <p className="soft">Отвечайте коллегам на запросы по ИОЛ.</p>
    <ExpertForm before={before} />
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
