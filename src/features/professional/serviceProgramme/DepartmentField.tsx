import { useDebounced } from '#ui/lib/useDebounced'
import { useState, type ReactNode } from 'react'
import { useField } from 'formik'
import type { ServiceDepartment } from '#data/serviceProgramme/serviceProgramme'
import { useServiceDepartmentsQuery } from '#data/serviceProgramme/serviceProgrammeApi'
import { sameId } from '#domain/Id'
import { mapData, remoteData } from '#domain/remoteData'
import { FieldGroup } from '#forms/fields/FieldGroup'
import { SearchInput } from '#forms/SearchInput'
import { Button } from '#ui/controls/Button'
import { EmptyNote } from '#ui/states/EmptyNote'
import { Loaded } from '#ui/states/Loaded'
import { Skeleton } from '#ui/states/Skeleton'

const NAME = 'departmentId'
/** Opticians that are shown at first, and added by each press. */
const STEP = 5

interface DepartmentFieldProps {
  /** The optician that the page names. */
  preset: string | undefined
  /** The optician that was chosen here: a search may have found it, and the list not hold it. */
  chosen: ServiceDepartment | undefined
  onChosen: (department: ServiceDepartment) => void
}

/** Milliseconds: long enough not to search for every letter, short enough not to be noticed. */
const PAUSE = 250

/** Asks for the optician: search and list. The one that is chosen stays in sight, whatever is searched for. */
export function DepartmentField({ preset, chosen, onChosen }: DepartmentFieldProps) {
  const [search, setSearch] = useState('')
  const asked = useDebounced(search.trim(), PAUSE)
  const query = remoteData(useServiceDepartmentsQuery(asked))
  // Read by the field itself at first; a search hides none of it that is chosen.
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
                isPresetGone={
                  preset !== undefined &&
                  value === preset &&
                  asked === '' &&
                  !found.some((one) => sameId(one.id, preset))
                }
              >
                {(department) => (
                  <label className="check option" key={department.id}>
                    <input
                      {...control}
                      id={`${id}${department.id}`}
                      type="radio"
                      value={String(department.id)}
                      checked={sameId(department.id, value)}
                      onChange={() => {
                        onChosen(department)
                        setValue(String(department.id))
                      }}
                    />
                    <span className="item__main">
                      <span className="strong">{department.name}</span>
                      <span className="small soft">
                        {[department.address, department.workTime].filter(Boolean).join(' · ')}
                      </span>
                    </span>
                  </label>
                )}
              </Choice>
            )}
          </Loaded>
        </>
      )}
    </FieldGroup>
  )
}

/** Returns the list with the chosen one at its head, where a longer list would hide it. */
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
  isPresetGone: boolean
  children: (department: ServiceDepartment) => ReactNode
}

function Choice({ options, isPresetGone, children }: ChoiceProps) {
  const [limit, setLimit] = useState(STEP)
  return (
    <>
      {isPresetGone && <p className="small">Эта оптика сейчас не принимает заявки. Выберите другую.</p>}
      {options.slice(0, limit).map(children)}
      {options.length > limit && (
        <div>
          <Button variant="secondary" small onClick={() => setLimit(limit + STEP)}>
            Показать ещё
          </Button>
        </div>
      )}
    </>
  )
}
