import { formatDate } from '#domain/dates/dates'
import { mapData, remoteData } from '#domain/remoteData'
import { LoadedCard } from '#ui/LoadedCard'
import { StyleSheet } from '#ui/StyleSheet'
import { TextLink } from '#ui/controls/TextLink'
import { LensTable } from './LensTable'
import type { Fitting } from '#data/fittings/fitting'
import { latestFitting, unshownLenses } from '#data/fittings/fitting'
import { useFittingsQuery } from '#data/fittings/fittingsApi'
import css from './vision.css'

/** Shows the latest prescription for each eye. */
export function VisionCard() {
  const query = mapData(remoteData(useFittingsQuery()), ({ selections }) => selections)
  return (
    <LoadedCard
      isOptional
      title="Профиль зрения"
      action={
        <TextLink to="/selection/" after="right">
          Открыть<span className="visually-hidden"> профиль зрения</span>
        </TextLink>
      }
      before={<StyleSheet href={css} />}
      query={query}
      failure="Профиль зрения не загрузился"
      skeleton={{ label: 'Загружаем профиль зрения', heights: [24, 100, 100, 40] }}
      isEmpty={(selections) => latestFitting(selections) === undefined}
    >
      {(selections) => <Prescription selections={selections} />}
    </LoadedCard>
  )
}

function Prescription({ selections }: { selections: Fitting[] }) {
  const latest = latestFitting(selections)
  if (!latest) return null
  const { lenses, createdAt, department } = latest
  return (
    <>
      <LensTable lenses={lenses} />
      <p className="small soft">
        {[
          unshownLenses(latest, selections),
          [createdAt !== null && `Проверено ${formatDate(createdAt)}`, department?.name]
            .filter(Boolean)
            .join(', '),
          'Линзы советуют проверять раз в полгода.',
        ]
          .filter(Boolean)
          .join('. ')}
      </p>
    </>
  )
}
