import { FormStyles } from '#forms/FormStyles'
import { lazyComponent } from '#host/loading/lazyComponent'
import { Tabs } from '#ui/controls/Tabs'
import type { Tab } from '#ui/controls/TabStrip'
import { StyleSheet } from '#ui/StyleSheet'
import { Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { HistoryTab } from './HistoryTab'
import css from './ledger.css'
import { PurchasesTab } from './PurchasesTab'
import { WaysTab } from './WaysTab'

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
