import type { OwnSelection } from '#data/specialist/specialist'
import { formatDate } from '#domain/dates/dates'
import { EyePowers } from '#parts/EyePowers'
import { Card } from '#ui/Card'

export function SelectionCard({ selection }: { selection: OwnSelection }) {
  const { patientInitials, createdAt, department, lenses, nextVisitAt, recommendations } = selection
  const titles = [...new Set(lenses.map(({ title }) => title).filter(Boolean))]
  return (
    <Card title={patientInitials ?? 'Пациент'}>
      <p className="small soft">
        {[createdAt !== null && formatDate(createdAt), department?.name].filter(Boolean).join(' · ')}
      </p>
      {titles.length > 0 && <p className="strong">{titles.join(', ')}</p>}
      <EyePowers lenses={lenses} />
      {recommendations.map(({ title, text }, place) => (
        <p key={place}>
          <span className="strong">{title}</span> <span className="soft">{text}</span>
        </p>
      ))}
      {nextVisitAt !== null && <p className="small soft">Следующий визит: {formatDate(nextVisitAt)}</p>}
    </Card>
  )
}
