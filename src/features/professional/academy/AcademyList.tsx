import { useSearchParams } from 'react-router-dom'
import { useAcademySessionsQuery } from '#data/education/academyApi'
import type { AcademySession, Period } from '#data/education/education'
import { newestFirst } from '#domain/dates/newestFirst'
import { soonestFirst } from '#domain/dates/soonestFirst'
import { joinedByDots } from '#domain/text/joinedByDots'
import { StatusBadge } from '#ui/Badge'
import { TextLink } from '#ui/controls/TextLink'
import { ShowMore } from '#ui/controls/ShowMore'
import { Tabs } from '#ui/controls/Tabs'
import { EmptyState } from '#ui/states/EmptyState'
import { Loaded } from '#ui/states/Loaded'
import { Skeleton } from '#ui/states/Skeleton'
import { StyleSheet } from '#ui/StyleSheet'
import css from '../materials/blocks.css'
import { sessionPath } from '../paths'
import { DayBlock } from '../participation/DayBlock'
import { REGISTRATION_LOOKS } from '../participation/registrationLooks'
import { seatsInWords, whenInWords } from '../participation/taking'
import { TakeSeat } from './TakeSeat'

const TABS = [
  { id: 'upcoming', label: 'Будущие' },
  { id: 'past', label: 'Прошедшие' },
] as const

/** Lists the upcoming or the past lectures; the URL holds the selected tab. */
export function AcademyList() {
  const [search, setSearch] = useSearchParams()
  const period: Period = search.get('period') === 'past' ? 'past' : 'upcoming'
  return (
    <div className="card" part="card">
      <StyleSheet href={css} />
      <Tabs
        label="Занятия"
        tabs={TABS}
        selected={period}
        onSelected={(tab) =>
          setSearch(tab === 'past' ? { period: tab } : {}, { replace: true, state: { tab } })
        }
      >
        <Sessions key={period} period={period} />
      </Tabs>
    </div>
  )
}

const Sessions = ({ period }: { period: Period }) => (
  <Loaded
    query={useAcademySessionsQuery(period)}
    failure="Занятия не загрузились"
    skeleton={<Skeleton label="Загружаем занятия" heights={[64, 64, 64]} />}
    empty={
      <EmptyState title={period === 'past' ? 'Прошедших занятий нет' : 'Занятий пока нет'}>
        {period === 'past' ? 'Записи лекций появятся здесь.' : 'Новые лекции появятся здесь.'}
      </EmptyState>
    }
  >
    {(sessions) => (
      <ShowMore
        items={(period === 'past' ? newestFirst : soonestFirst)(sessions, ({ startsAt }) => startsAt)}
        keyOf={({ id }) => id}
      >
        {(session) => <SessionLine session={session} isPast={period === 'past'} />}
      </ShowMore>
    )}
  </Loaded>
)

function SessionLine({ session, isPast }: { session: AcademySession; isPast: boolean }) {
  const { id, title, speaker, seatsLeft, registration, recording } = session
  return (
    <div className="session">
      <DayBlock iso={session.startsAt} />
      <div className="item__main">
        <h2 className="h3">{title}</h2>
        <span className="small soft">
          {joinedByDots([whenInWords(session), speaker?.name, !isPast && seatsInWords(seatsLeft)])}
        </span>
        {isPast && registration && registration.code !== 'none' && (
          <span>
            <StatusBadge status={registration} looks={REGISTRATION_LOOKS} />
          </span>
        )}
        <span>
          <TextLink to={sessionPath(id)} after="right">
            {recording ? 'Смотреть запись' : 'О занятии'}
            <span className="visually-hidden">: {title}</span>
          </TextLink>
        </span>
      </div>
      {!isPast && <TakeSeat session={session} isListed />}
    </div>
  )
}
