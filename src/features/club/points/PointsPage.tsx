import { Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { lazyComponent } from '#host/loading/lazyComponent'
import { FormStyles } from '#forms/FormStyles'
import { StyleSheet } from '#ui/StyleSheet'
import { Tabs, type Tab } from '#ui/controls/Tabs'
import { HistoryTab } from './HistoryTab'
import css from './ledger.css'
import { PurchasesTab } from './PurchasesTab'
import { tabOf, type PointsTab } from './pointsTab'
import { WaysTab } from './WaysTab'

const ReceiptsView = lazyComponent(() =>
  import('../receipts/ReceiptsView').then(({ ReceiptsView }) => ReceiptsView),
)

const TABS: readonly Tab<PointsTab>[] = [
  { id: 'history', label: 'История' },
  { id: 'getpoints', label: 'Как получить баллы' },
  { id: 'purchases', label: 'Баллы за покупки' },
]

/** Shows 'Баллы'. Each tab is an address, so that Back returns to the one before. */
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
