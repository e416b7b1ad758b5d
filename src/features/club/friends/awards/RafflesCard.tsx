import type { Raffle } from '#data/friends/friends'
import { useFriendsDictionaryQuery, useRafflesQuery } from '#data/friends/friendsApi'
import { LoadedCard } from '#ui/LoadedCard'
import { EmptyNote } from '#ui/states/EmptyNote'
import { ShowMore } from '#ui/controls/ShowMore'
import { TextLink } from '#ui/controls/TextLink'
import { RaffleItem } from './RaffleItem'

/** Lists current and past raffles. */
export function RafflesCard() {
  const query = useRafflesQuery()
  // Only the link to the rules comes from the dictionary.
  const { data: dictionary } = useFriendsDictionaryQuery()
  return (
    <LoadedCard
      title="Розыгрыши"
      action={
        dictionary === undefined || dictionary.rulesUrl === '' ? undefined : (
          <TextLink href={dictionary.rulesUrl} newTab>
            Правила
          </TextLink>
        )
      }

      query={query}
      failure="Розыгрыши не загрузились"
      skeleton={{ label: 'Загружаем розыгрыши', heights: [32, 24, 24, 48] }}
      empty={<EmptyNote>Розыгрышей пока нет. Новый появится здесь.</EmptyNote>}
    >
      {(raffles) => {
        const running = raffles.filter(({ isArchive }) => !isArchive)
        const past = raffles.filter(({ isArchive }) => isArchive)
        return (
          <>
            {running.length === 0 ? (
              <p className="soft">Сейчас розыгрышей нет. Новый появится здесь.</p>
            ) : (
              <RaffleList raffles={running} />
            )}
            {past.length > 0 && (
              <details className="award__archive">
                <summary>Архив розыгрышей ({past.length})</summary>
                <RaffleList raffles={past} />
              </details>
            )}
          </>
        )
      }}
    </LoadedCard>
  )
}

const RaffleList = ({ raffles }: { raffles: readonly Raffle[] }) => (
  <ShowMore items={raffles} step={5} keyOf={({ id }) => id}>
    {(raffle) => <RaffleItem raffle={raffle} />}
  </ShowMore>
)
