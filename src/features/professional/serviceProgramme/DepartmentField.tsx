import { useDebounced } from '#ui/lib/useDebounced'
import { useState, type ReactNode } from 'react'
import { useField } from 'formik'
import type { ServiceDepartment } from '#data/serviceProgramme/serviceProgramme'
import { useServiceDepartmentsQuery } from '#data/serviceProgramme/serviceProgrammeApi'
import { sameId } from '#domain/Id'
import { mapData, remoteData } from '#domain/remoteData'
import { joinedByDots } from '#domain/text/joinedByDots'
import { FieldGroup } from '#forms/fields/FieldGroup'
import { useMoreRadios } from '#forms/lib/useMoreRadios'
import { SearchInput } from '#forms/SearchInput'
import { Button } from '#ui/controls/Button'
import { NotedOption } from '#ui/controls/NotedOption'
import { EmptyNote } from '#ui/states/EmptyNote'
import { Loaded } from '#ui/states/Loaded'
import { Skeleton } from '#ui/states/Skeleton'

const NAME = 'departmentId'
/** Number of opticians that are shown at first and added with each press. */
const STEP = 5

interface DepartmentFieldProps {
  /** The optician that was chosen in this form: it may be from a search and missing in the list. */
  chosen: ServiceDepartment | undefined
  onChosen: (department: ServiceDepartment) => void
}

/** Milliseconds without typing before the search starts. */
const PAUSE = 250

/** Asks for the optician with a search and a list. The chosen one stays visible whatever the search is. */
export function DepartmentField({ chosen, onChosen }: DepartmentFieldProps) {
  const [search, setSearch] = useState('')
  const asked = useDebounced(search.trim(), PAUSE)
  const query = remoteData(useServiceDepartmentsQuery(asked))
  // The complete list keeps the chosen optician known during a search.
  const whole = remoteData(useServiceDepartmentsQuery(''))
  const [{ value }] = useField<string>(NAME)
  const known = [chosen, ...(whole.state === 'known' ? whole.value : [])].find((one) =>
    sameId(one?.id, value),
  )
  return (
    <FieldGroup name={NAME} label="Оптика">
      {({ id, control, setValue }) => (
        <>
          <SearchInput label="Поиск оптики" value={search} onTyped={setSearch} />
          <Loaded
            query={query.state === 'waiting' && known ? mapData(whole, () => [known]) : query}
            failure="Оптики не загрузились"
            skeleton={<Skeleton label="Загружаем оптики" heights={[...Array<number>(STEP).fill(80), 40]} />}
            isEmpty={(all) => all.length === 0 && known === undefined}
            empty={
              <EmptyNote>
                {asked === ''
                  ? 'Сейчас ни одна оптика не принимает заявки. Попробуйте позже или напишите в чат поддержки.'
                  : 'Такой оптики нет. Измените запрос или очистите его.'}
              </EmptyNote>
            }
          >
            {(found) => (
              <Choice
                key={search}
                options={withChosenFirst(found, found.find((one) => sameId(one.id, value)) ?? known)}
                isGone={value !== '' && asked === '' && whole.state === 'known' && known === undefined}
              >
                {(department) => (
                  <NotedOption
                    {...control}
                    key={department.id}
                    id={`${id}${department.id}`}
                    label={department.name}
                    note={joinedByDots([department.address, department.workTime])}
                    value={String(department.id)}
                    checked={sameId(department.id, value)}
                    onChange={() => {
                      onChosen(department)
                      setValue(String(department.id))
                    }}
                  />
                )}
              </Choice>
            )}
          </Loaded>
        </>
      )}
    </FieldGroup>
  )
}

/** Returns the list with the chosen optician at the top, if it would otherwise be beyond the visible part. */
function withChosenFirst(
  found: readonly ServiceDepartment[],
  chosen: ServiceDepartment | undefined,
): ServiceDepartment[] {
  const place = found.findIndex((one) => sameId(one.id, chosen?.id))
  if (!chosen || (place >= 0 && place < STEP)) return [...found]
  return [chosen, ...found.filter((one) => !sameId(one.id, chosen.id))]
}

interface ChoiceProps {
  options: readonly ServiceDepartment[]
  /** Whether the optician of the page or of the draft takes no applications. */
  isGone: boolean
  children: (department: ServiceDepartment) => ReactNode
}

function Choice({ options, isGone, children }: ChoiceProps) {
  const { limit, onMore } = useMoreRadios(NAME, STEP)
  return (
    <>
      {isGone && <p className="small">Эта оптика сейчас не принимает заявки. Выберите другую.</p>}
      {options.slice(0, limit).map(children)}
      {options.length > limit && (
        <div>
          <Button variant="secondary" small onClick={onMore}>
            Показать ещё
          </Button>
        </div>
      )}
    </>
  )
}
