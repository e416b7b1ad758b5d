import { formatDayTime, formatDaysUntil, formatWeekday } from '../../domain/dates'
import { Bones } from '../../ui/Bones'
import { Card } from '../../ui/Card'
import { Loaded } from '../../ui/Loaded'
import { TextLink } from '../../ui/TextLink'
import { useEntriesQuery } from './entriesApi'
import { nextEntry, type Entry } from './entry'

/** The appointment that comes next. */
export function NextEntryCard() {
  const entries = useEntriesQuery('active')
  const next = nextEntry(entries.data ?? [])
  return (
    <Card
      title="Запись в оптике"
      className="w4"
      foot={
        <TextLink to="/optics/" after="right">
          {next ? 'Подробнее о записи' : 'Записаться в оптику'}
        </TextLink>
      }
    >
      <Loaded
        query={entries}
        failure="Запись не загрузилась"
        skeleton={<Bones label="Загружаем запись" heights={[32, 16, 40]} />}
        empty={<p className="soft">Записей нет. Зрение и линзы советуют проверять раз в полгода.</p>}
        isEmpty={() => next === undefined}
      >
        {() => next && <EntryInShort entry={next} />}
      </Loaded>
    </Card>
  )
}

function EntryInShort({ entry: { startsAt, service, department } }: { entry: Entry }) {
  return (
    <>
      <div>
        <p className="key">{formatDayTime(startsAt)}</p>
        <p className="small soft">
          {formatWeekday(startsAt)}, {formatDaysUntil(startsAt)}
        </p>
      </div>
      <p className="small">
        {service?.name}
        {department && (
          <>
            <br />
            <span className="soft">
              {department.name}, {department.address}
            </span>
          </>
        )}
      </p>
    </>
  )
}
