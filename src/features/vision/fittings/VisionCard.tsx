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
  const query = mapData(remoteData(useFittingsQuery()), ({ selections }) => {
    const latest = latestFitting(selections)
    const unshown = unshownLenses(selections)
    return latest || unshown !== null ? { latest, unshown } : null
  })
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
      isEmpty={(shown) => shown === null}
    >
      {(shown) =>
        shown?.latest ? (
          <Prescription {...shown.latest} unshown={shown.unshown} />
        ) : (
          <p className="soft">{shown?.unshown}.</p>
        )
      }
    </LoadedCard>
  )
}

interface PrescriptionProps extends Pick<Fitting, 'lenses' | 'createdAt' | 'department'> {
  /** Says that lenses cannot be shown. */
  unshown: string | null
}

function Prescription({ lenses, createdAt, department, unshown }: PrescriptionProps) {
  return (
    <>
      <LensTable lenses={lenses} />
      <p className="small soft">
        {[
          unshown,
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
