import { useSpecialistProfileQuery } from '#data/specialist/specialistApi'
import { newestFirst } from '#domain/dates/newestFirst'
import { ShowMore } from '#ui/controls/ShowMore'
import { EmptyState } from '#ui/states/EmptyState'
import { Loaded } from '#ui/states/Loaded'
import { Skeleton } from '#ui/states/Skeleton'
import { StyleSheet } from '#ui/StyleSheet'
import css from '../professional.css'
import { SelectionCard } from './SelectionCard'

/** Shows the lenses that the specialist has chosen for patients; patients are known by their initials alone. */
export function OwnSelectionsPage() {
  return (
    <Loaded
      query={useSpecialistProfileQuery()}
      failure="Подборы не загрузились"
      skeleton={
        <div className="card" part="card">
          <Skeleton label="Загружаем подборы" heights={[24, 64, 64]} />
        </div>
      }
      isEmpty={({ specialist }) => !specialist?.selections.length}
      empty={
        <EmptyState title="Подборов пока нет">
          Они появятся здесь, когда вы подберёте линзы пациенту.
        </EmptyState>
      }
    >
      {({ specialist }) => (
        <div className="apart">
          <StyleSheet href={css} />
          <ShowMore
            items={newestFirst(specialist?.selections ?? [], ({ createdAt }) => createdAt)}
            keyOf={({ id }) => id}
          >
            {(selection) => <SelectionCard selection={selection} />}
          </ShowMore>
        </div>
      )}
    </Loaded>
  )
}
