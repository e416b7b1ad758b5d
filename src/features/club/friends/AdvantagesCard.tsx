import { lookup } from '#domain/lookup'
import { useAdvantagesQuery } from '#data/friends/friendsApi'
import { LoadedCard } from '#ui/LoadedCard'
import { EmptyNote } from '#ui/states/EmptyNote'
import { Icon } from '#ui/Icon'
import type { IconName } from '#ui/lib/icons'
import { Picture } from '#ui/Picture'

const ICONS: Record<string, IconName> = { 'double-points': 'plus', novelties: 'lens', meetings: 'friends' }

/** Lists the advantages of the club. */
export function AdvantagesCard() {
  const query = useAdvantagesQuery()
  return (
    <LoadedCard
      title="Что даёт клуб"
      query={query}
      failure="Преимущества не загрузились"
      skeleton={{ label: 'Загружаем преимущества клуба', heights: [56, 24, 24] }}
      empty={
        <EmptyNote>Преимущества клуба скоро появятся здесь. Заявку можно отправить уже сейчас.</EmptyNote>
      }
    >
      {(advantages) => (
        <ul className="friends__advantages">
          {advantages
            .toSorted((one, other) => one.sort - other.sort)
            .map(({ code, title, text, picture }, index) => (
              <li key={index}>
                <span className="thumb">
                  <Picture address={picture}>
                    <Icon name={lookup(ICONS, code) ?? 'star'} />
                  </Picture>
                </span>
                <h3>{title}</h3>
                <p className="soft">{text}</p>
              </li>
            ))}
        </ul>
      )}
    </LoadedCard>
  )
}
