import { useLensesInfoQuery, useProfileQuery } from '#data/profile/profileApi'
import { useAddressesQuery } from '#data/addresses/addressesApi'
import { LoadedCard } from '#ui/LoadedCard'
import { Icon } from '#ui/Icon'
import { TextLink } from '#ui/controls/TextLink'
import { checklist } from './checklist'

/** 'Что заполнить': the missing data, each with a link to its form; hidden once everything is filled in. */
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
  return (
    <LoadedCard
      isOptional
      title="Что заполнить"
      foot={
        <TextLink to="/profile/" after="right">
          Мои данные
        </TextLink>
      }
      query={query}
      failure="Список не загрузился"
      skeleton={{ label: 'Загружаем список', heights: [24, 24, 24, 24, 24] }}
      isEmpty={(all) => all.every(({ isDone }) => isDone)}
    >
      {(all) => (
        <ul className="checklist">
          {all.map(({ title, fill, isDone }) => (
            <li key={title} className={isDone ? 'soft' : undefined}>
              {isDone ? (
                <>
                  <Icon name="check" size={20} />
                  <span>
                    {title}
                    <span className="visually-hidden">, заполнено</span>
                  </span>
                </>
              ) : (
                <TextLink to={`/profile/?fill=${fill}`} after="right">
                  {title}
                  <span className="visually-hidden">, не заполнено</span>
                </TextLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </LoadedCard>
  )
}
