import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lookup } from '#domain/lookup'
import { onceSettled, remoteData } from '#domain/remoteData'
import { useFittingsQuery } from '#data/fittings/fittingsApi'
import { useLensesInfoQuery } from '#data/profile/profileApi'
import { QUESTIONNAIRES } from '#data/screenings/questionnaires'
import { lazyComponent } from '#host/loading/lazyComponent'
import { ScreeningsCard } from '../screenings/ScreeningsCard'
import { Card } from '#ui/Card'
import { Loaded } from '#ui/states/Loaded'
import { Skeleton } from '#ui/states/Skeleton'
import { StyleSheet } from '#ui/StyleSheet'
import { AdviceCard } from './AdviceCard'
import { HistoryCard } from './HistoryCard'
import { PresentCard } from './PresentCard'
import css from './vision.css'
import productCss from './advisedProduct.css'

const ScreeningPage = lazyComponent(() =>
  import('../screenings/ScreeningPage').then(({ ScreeningPage }) => ScreeningPage),
)

/** Shows 'Профиль зрения', or one of its tests if the URL names it: '?test=osdi6'. */
export function SelectionPage() {
  const [query] = useSearchParams()
  const questionnaire = lookup(QUESTIONNAIRES, query.get('test') ?? '')
  return questionnaire ? (
    <Suspense fallback={<Skeleton label="Загружаем тест" heights={[32, 48, 48, 48, 48]} />}>
      <ScreeningPage key={questionnaire.code} questionnaire={questionnaire} />
    </Suspense>
  ) : (
    <Profile />
  )
}

function Profile() {
  const fittings = useFittingsQuery()
  // The lenses that the customer entered are optional: if they fail to load, the specialist's are still
  // shown.
  const own = remoteData(useLensesInfoQuery())
  return (
    <div className="vision">
      <StyleSheet href={css} />
      <StyleSheet href={productCss} />
      <Loaded
        query={onceSettled(remoteData(fittings), own)}
        failure="Профиль зрения не загрузился"
        skeleton={
          <Card title="Ваши параметры">
            <Skeleton label="Загружаем профиль зрения" heights={[32, 80, 80, 24, 40]} />
          </Card>
        }
      >
        {({ selections, recommendations }) => (
          <>
            <PresentCard selections={selections} own={own} />
            <AdviceCard recommendations={recommendations} />
          </>
        )}
      </Loaded>
      <ScreeningsCard />
      <HistoryCard />
    </div>
  )
}
