import type { ServiceApplication } from '#data/serviceProgramme/serviceProgramme'
import { useServiceApplicationsQuery } from '#data/serviceProgramme/serviceProgrammeApi'
import { formatDate } from '#domain/dates/dates'
import { numberOr } from '#domain/text/numbered'
import { StatusBadge, type StatusLooks } from '#ui/Badge'
import { LoadedCard } from '#ui/LoadedCard'
import { ShowMore } from '#ui/controls/ShowMore'
import { EmptyNote } from '#ui/states/EmptyNote'

const LOOKS: StatusLooks = {
  new: { icon: 'check', tone: 'active' },
  in_progress: { icon: 'clock', tone: 'active' },
  ready: { icon: 'check', tone: 'done' },
  closed: { icon: 'lock' },
  rejected: { icon: 'close', tone: 'bad' },
}

/** Lists the customer's applications with their status. */
export function OwnApplications() {
  const applications = useServiceApplicationsQuery()
  return (
    <LoadedCard
      title="Мои заявки"
      query={applications}
      failure="Заявки не загрузились"
      skeleton={{ label: 'Загружаем заявки', heights: [64, 64] }}
      empty={<EmptyNote>Заявок пока нет. Отправленные появятся здесь.</EmptyNote>}
    >
      {(all) => (
        <ShowMore items={all} keyOf={({ id }) => id}>
          {(one) => <ApplicationRow application={one} />}
        </ShowMore>
      )}
    </LoadedCard>
  )
}

function ApplicationRow({ application }: { application: ServiceApplication }) {
  const { number, createdAt, reason, department, status, rejectReason } = application
  return (
    <div className="item">
      <div className="item__main">
        <p>
          <span className="strong num">{numberOr('Заявка', number)}</span>{' '}
          <span className="soft">{formatDate(createdAt)}</span>
        </p>
        <p>{reason}</p>
        <p className="small soft">{department}</p>
        {status.code === 'rejected' && rejectReason && <p className="small">{rejectReason}</p>}
      </div>
      <StatusBadge status={status} looks={LOOKS} />
    </div>
  )
}
