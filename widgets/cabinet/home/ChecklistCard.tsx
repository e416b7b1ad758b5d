import { useLensesInfoQuery, useProfileQuery } from '#data/profile/profileApi'
import { useAddressesQuery } from '#data/addresses/addressesApi'
import { Skeleton } from '#ui/states/Skeleton'
import { Card } from '#ui/Card'
import { Icon } from '#ui/Icon'
import { Loaded } from '#ui/states/Loaded'
import { TextLink } from '#ui/controls/TextLink'
import { checklist } from './checklist'

/** 'Что заполнить': which data are missing and which are filled in. */
export function ChecklistCard() {
  const profile = useProfileQuery()
  const lenses = useLensesInfoQuery()
  const addresses = useAddressesQuery()
  const queries = [profile, lenses, addresses]
  const { data: known } = profile
  const items =
    known && lenses.data && addresses.data ? checklist(known, lenses.data, addresses.data) : undefined
  const failed = queries.filter(({ error }) => error !== undefined)
  const query = {
    data: items,
    error: items ? undefined : failed[0]?.error,
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => failed.forEach(({ refetch }) => void refetch()),
  }
  const left = items?.filter(({ isDone }) => !isDone).length ?? 0
  return (
    <Card
      title="Что заполнить"
      foot={
        <TextLink to="/profile/" after="right">
          {left > 0 ? 'Заполнить' : 'Мои данные'}
        </TextLink>
      }
    >
      <Loaded
        query={query}
        failure="Список не загрузился"
        skeleton={<Skeleton label="Загружаем список" heights={[24, 24, 24, 24, 24]} />}
      >
        {(all) => (
          <ul className="checklist">
            {all.map(({ title, isDone }) => (
              <li key={title} className={isDone ? 'soft' : undefined}>
                <Icon name={isDone ? 'check' : 'right'} size={20} />
                <span>
                  {title}
                  <span className="visually-hidden">{isDone ? ', заполнено' : ', не заполнено'}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  )
}
