import { NEWEST } from '#data/materials/material'
import { useAllMaterials } from '#data/materials/useAllMaterials'
import type { Specialist } from '#data/specialist/specialist'
import { formatDate } from '#domain/dates/dates'
import { count, type Forms } from '#domain/numbers/counts'
import { failedIfEmpty, mapData } from '#domain/remoteData'
import { Card } from '#ui/Card'
import { Anchor } from '#ui/controls/Anchor'
import { TextLink } from '#ui/controls/TextLink'
import { Icon } from '#ui/Icon'
import { LoadedCard } from '#ui/LoadedCard'
import { factsOf, kindWords } from '../materials/kinds'
import { materialPath } from '../paths'
import { selectionsOfMonth } from './urgency'
import { Lines } from './Lines'

const SELECTIONS: Forms = ['подбор', 'подбора', 'подборов']
/** Maximum number of materials in the card. */
const SHOWN = 3

/** Lists new materials of all kinds; renders nothing if there are none. */
export function MaterialsCard() {
  const fresh = mapData(useAllMaterials(NEWEST), ({ materials }) =>
    materials.filter(({ isNew, isViewed }) => isNew && !isViewed),
  )
  return (
    <LoadedCard
      isOptional
      title="Новые материалы"
      foot={
        <TextLink to="/materials/" after="right">
          Все материалы
        </TextLink>
      }
      query={failedIfEmpty(fresh, ({ length }) => length === 0)}
      failure="Новые материалы не загрузились"
      skeleton={{ label: 'Загружаем новые материалы', heights: [48, 48, 48] }}
    >
      {(all) => (
        <ul className="list">
          {all.slice(0, SHOWN).map((material) => (
            <li key={`${material.kind}${material.id}`}>
              <Anchor to={materialPath(material)} className="item">
                <span className="thumb thumb--s">
                  <Icon name={kindWords[material.kind].icon} size={20} />
                </span>
                <span className="item__main">
                  <span>{material.title}</span>
                  <span className="small soft">{factsOf(material)}</span>
                </span>
                <Icon name="right" size={20} />
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </LoadedCard>
  )
}

/** Shows the specialist's selections of this month. */
export function SelectionsCard({ specialist, now }: { specialist: Specialist; now: Date }) {
  const recent = selectionsOfMonth(specialist, now)
  return (
    <Card
      title="Мои подборы за месяц"
      foot={
        <TextLink to="/selections/" after="right">
          Все подборы
        </TextLink>
      }
    >
      <p className="key num">{count(recent.length, SELECTIONS)}</p>
      <Lines items={recent}>
        {({ patientInitials, createdAt, lenses }) => ({
          name: patientInitials ?? 'Пациент',
          facts: [formatDate(createdAt), lenses[0]?.title],
        })}
      </Lines>
    </Card>
  )
}
