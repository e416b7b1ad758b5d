import { unshownOf, type OwnSelection } from '#data/fittings/fitting'
import { useSpecialistProfileQuery } from '#data/specialist/specialistApi'
import { formatDate } from '#domain/dates/dates'
import { newestFirst } from '#domain/dates/newestFirst'
import { joinedByDots } from '#domain/text/joinedByDots'
import { EyePowers } from '#parts/eyes/EyePowers'
import { Card } from '#ui/Card'
import { ShowMore } from '#ui/controls/ShowMore'
import { EmptyState } from '#ui/states/EmptyState'
import { Loaded } from '#ui/states/Loaded'
import { CardSkeleton } from '#ui/states/Skeleton'
import { StyleSheet } from '#ui/StyleSheet'
import css from '../professional.css'

/** Lists the lenses that the specialist has selected for patients, who are shown by their initials only. */
export function OwnSelectionsPage() {
  return (
    <Loaded
      query={useSpecialistProfileQuery()}
      failure="Подборы не загрузились"
      skeleton={<CardSkeleton label="Загружаем подборы" heights={[24, 64, 64]} />}
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

function SelectionCard({ selection }: { selection: OwnSelection }) {
  const { patientInitials, createdAt, department, lenses, nextVisitAt, recommendations } = selection
  const unshown = unshownOf(selection)
  const titles = [...new Set(lenses.map(({ title }) => title).filter(Boolean))]
  return (
    <Card title={patientInitials ?? 'Пациент'}>
      <p className="small soft">
        {joinedByDots([createdAt !== null && formatDate(createdAt), department?.name])}
      </p>
      {titles.length > 0 && <p className="strong">{titles.join(', ')}</p>}
      <EyePowers lenses={lenses} />
      {unshown !== null && <p className="soft">{unshown}.</p>}
      {recommendations.map(({ title, text }, place) => (
        <p key={place}>
          <span className="strong">{title}</span> <span className="soft">{text}</span>
        </p>
      ))}
      {nextVisitAt !== null && <p className="small soft">Следующий визит: {formatDate(nextVisitAt)}</p>}
    </Card>
  )
}
