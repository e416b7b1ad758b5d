import { Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { FormStyles } from '#forms/FormStyles'
import { lazyComponent } from '#host/loading/lazyComponent'
import { Tabs } from '#ui/controls/Tabs'
import type { Tab } from '#ui/controls/TabStrip'
import { StyleSheet } from '#ui/StyleSheet'
import { usePointsHistoryQuery } from '#data/points/pointsHistoryApi'
import { EmptyState } from '#ui/states/EmptyState'
import { Loaded } from '#ui/states/Loaded'
import { CardSkeleton } from '#ui/states/Skeleton'
import { PurchasesTab } from './PurchasesTab'
import { WaysTab } from './WaysTab'
import { BalanceCard } from './BalanceCard'
import { History } from './History'
import css from './ledger.css'

type PointsTab = 'history' | 'getpoints' | 'purchases'

const known = (tab: unknown): PointsTab | undefined =>
  tab === 'history' || tab === 'getpoints' || tab === 'purchases' ? tab : undefined

/** Returns the tab that the URL names; old links name it in the router state instead (contract 3.2). */
function tabOf(search: string, state: unknown): PointsTab {
  const inState = typeof state === 'object' && state !== null && 'tab' in state ? state.tab : undefined
  return known(new URLSearchParams(search).get('tab')) ?? known(inState) ?? 'history'
}

const ReceiptsView = lazyComponent(() =>
  import('../receipts/ReceiptsView').then(({ ReceiptsView }) => ReceiptsView),
)

const TABS: readonly Tab<PointsTab>[] = [
  { id: 'history', label: 'История' },
  { id: 'getpoints', label: 'Как получить баллы' },
  { id: 'purchases', label: 'Баллы за покупки' },
]

/** Shows 'Баллы'. Each tab has a URL of its own, so that Back returns to the previous one. */
export function PointsPage() {
  const location = useLocation()
  const navigate = useNavigate()
  const selected = tabOf(location.search, location.state)
  const onSelected = (tab: PointsTab) =>
    void navigate({ search: tab === 'history' ? '' : `?tab=${tab}` }, { state: { tab } })
  const query = new URLSearchParams(location.search)
  if (query.get('view') === 'receipts' || query.has('receipt')) {
    return (
      <>
        <FormStyles />
        <Suspense>
          <ReceiptsView />
        </Suspense>
      </>
    )
  }
  return (
    <>
      <FormStyles />
      <StyleSheet href={css} />
      <Tabs label="Баллы" tabs={TABS} selected={selected} onSelected={onSelected}>
        {selected === 'history' && <HistoryTab />}
        {selected === 'getpoints' && <WaysTab />}
        {selected === 'purchases' && <PurchasesTab />}
      </Tabs>
    </>
  )
}

function HistoryTab() {
  const query = usePointsHistoryQuery()
  return (
    <>
      <BalanceCard />
      <Loaded
        query={query}
        failure="История баллов не загрузилась"
        skeleton={<CardSkeleton label="Загружаем историю баллов" heights={[48, 160, 64, 64, 64, 64]} />}
        empty={
          <EmptyState title="Баллов пока не было">
            Загрузите чек или оставьте отзыв: начисление появится здесь.
          </EmptyState>
        }
      >
        {(operations) => <History operations={operations} />}
      </Loaded>
    </>
  )
}
