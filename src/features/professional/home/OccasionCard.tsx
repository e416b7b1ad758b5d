import { useAcademySessionsQuery } from '#data/education/academyApi'
import { useInvitesQuery } from '#data/invites/invitesApi'
import { NEWEST } from '#data/materials/material'
import { useMaterialsQuery } from '#data/materials/materialsApi'
import { ofKind } from '#data/materials/ofKind'
import { daysBetween, formatDay, formatDaysUntil, formatTime, formatWeekday } from '#domain/dates/dates'
import { deniedAs, failedIfEmpty, mapData, partsData, remoteData } from '#domain/remoteData'
import { joinedByDots } from '#domain/text/joinedByDots'
import { Badge, StatusBadge } from '#ui/Badge'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { LoadedCard } from '#ui/LoadedCard'
import { useNow } from '#ui/lib/useNow'
import { REGISTRATION_LOOKS } from '../participation/registrationLooks'
import { materialPath, sessionPath } from '../paths'
import { nextOccasion, turnsIn, type Listed, type ListedOccasion } from './nextOccasion'

const RINGS = Array.from({ length: 12 }, (_, ring) => ring)

/** Draws the rings that a cornea reflects (a Placido disc), as a background of the next event. */
const Placido = () => (
  <svg className="placido" viewBox="0 0 400 400" aria-hidden="true">
    {RINGS.map((ring) => (
      <ellipse
        key={ring}
        cx="200"
        cy="200"
        rx={27 + 12 * ring}
        ry={24 + 11 * ring}
        strokeWidth={ring % 2 === 0 ? 4.5 : 1.5}
        opacity={0.88 - 0.055 * ring}
      />
    ))}
    <circle className="placido__pupil" cx="200" cy="200" r="13" />
  </svg>
)

/** Shows the next event or lecture; renders nothing if there is none. */
export function OccasionCard() {
  const sessions = remoteData(useAcademySessionsQuery('upcoming'))
  const events = mapData(remoteData(useMaterialsQuery({ kind: 'events', ...NEWEST })), ofKind('events'))
  const invites = remoteData(useInvitesQuery())
  const lists = partsData<Listed>([
    mapData(deniedAs(sessions, []), (all) => ({ sessions: all })),
    mapData(deniedAs(events, { materials: [], total: 0 }), ({ materials }) => ({ events: materials })),
    mapData(deniedAs(invites, []), (all) => ({ invites: all })),
  ])
  const listed = mapData(lists, (all) => all.reduce<Listed>((known, part) => ({ ...known, ...part }), {}))
  const now = useNow(...(listed.state === 'known' ? turnsIn(listed.value) : []))
  // If nothing was found and one of the lists failed, the failure is shown: something may be coming.
  const next = failedIfEmpty(
    mapData(listed, (all) => nextOccasion(all, now)),
    (one) => one === undefined,
  )
  return (
    <LoadedCard
      isOptional
      title="Ближайшее событие"
      className="occasion"
      before={<Placido />}
      query={next}
      failure="Ближайшее событие не загрузилось"
      skeleton={{ label: 'Загружаем ближайшее событие', heights: [32, 16, 24, 16, 24, 48] }}
      isEmpty={(one) => one === undefined}
    >
      {(one) => one && <NextOccasion occasion={one} now={now} />}
    </LoadedCard>
  )
}

const NAMES = {
  academy: { what: 'Вечерняя академия', open: 'Открыть занятие' },
  event: { what: 'Мероприятие', open: 'Открыть мероприятие' },
}

function NextOccasion({ occasion, now }: { occasion: ListedOccasion; now: Date }) {
  const { kind, id, title, startsAt, endsAt, speaker, registration, isInvited } = occasion
  const { what, open } = NAMES[kind]
  const days = daysBetween(now.toISOString(), startsAt)
  const near = days === 0 ? 'Сегодня' : days === 1 ? 'Завтра' : undefined
  const isOneDay = endsAt !== null && daysBetween(startsAt, endsAt) === 0
  const hours = [formatTime(startsAt), isOneDay && formatTime(endsAt)].filter(Boolean).join('–')
  return (
    <>
      <div className="occasion__when">
        <p className="key">{[near ?? formatDay(startsAt), hours].filter(Boolean).join(', ')}</p>
        <p className="small soft">
          {[
            formatWeekday(startsAt),
            near === undefined ? formatDaysUntil(startsAt, now) : formatDay(startsAt),
          ].join(', ')}
        </p>
      </div>
      <div className="occasion__what">
        <p className="strong">{title}</p>
        <p className="small soft">{joinedByDots([what, speaker])}</p>
      </div>
      {registration && registration.code !== 'none' ? (
        <p>
          <StatusBadge status={registration} looks={REGISTRATION_LOOKS} />
        </p>
      ) : (
        isInvited && (
          <p>
            <Badge icon="check" label="Приглашение принято" />
          </p>
        )
      )}
      <div className="card__foot">
        <ButtonLink to={kind === 'academy' ? sessionPath(id) : materialPath({ id, kind: 'events' })}>
          {open}
          <span className="visually-hidden">: {title}</span>
        </ButtonLink>
      </div>
    </>
  )
}
