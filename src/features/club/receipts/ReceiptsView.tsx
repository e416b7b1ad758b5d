import { useChange } from '#ui/lib/useChange'
import { Suspense, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isDenied } from '#domain/ApiError'
import { sameId } from '#domain/Id'
import { mapData, remoteData, type RemoteData } from '#domain/remoteData'
import { lazyComponent } from '#host/loading/lazyComponent'
import type { FiscalData } from '#data/receipts/bill'
import { moneybackOf, type Receipt } from '#data/receipts/receipt'
import { useMoneybacksQuery, useReceiptsQuery } from '#data/receipts/receiptsApi'
import { useTellBegun } from '#data/receipts/useTellBegun'
import { Button } from '#ui/controls/Button'
import { LoadedCard } from '#ui/LoadedCard'
import { EmptyNote } from '#ui/states/EmptyNote'
import { FailedLine } from '#ui/states/FailedLine'
import { Notice } from '#ui/states/Notice'
import { ShowMore } from '#ui/controls/ShowMore'
import { StyleSheet } from '#ui/StyleSheet'
import { BackLink } from '#ui/controls/BackLink'
import { Unavailable } from '#ui/states/Unavailable'
import { takeFocus } from '#ui/lib/takeFocus'
import { useCardDialogs } from '#ui/lib/useCardDialogs'
import { FeedbackDialog } from '#parts/FeedbackDialog'
import { ManualReceiptDialog } from './ManualReceiptDialog'
import { MoneybackDialog } from './MoneybackDialog'
import { Moneybacks } from './Moneybacks'
import { ReceiptItem } from './ReceiptItem'
import css from './receipts.css'
import { UploadCard } from './UploadCard'

const ScanDialog = lazyComponent(() => import('./qr/ScanDialog').then(({ ScanDialog }) => ScanDialog))

type Open =
  | { name: 'scan' }
  | { name: 'manual'; scanned?: FiscalData }
  | { name: 'feedback' | 'moneyback'; receipt: Receipt }

/**
 * Shows the receipts: sending them, their status, and refund requests. '&receipt=61' in the URL opens one
 * receipt alone.
 */
export function ReceiptsView() {
  const [search] = useSearchParams()
  const { open, done, setDone, onOpened, onClosed, onDone } = useCardDialogs<Open>()
  const tellBegun = useTellBegun()
  const onManual = (scanned?: FiscalData) => {
    tellBegun()
    onOpened({ name: 'manual', ...(scanned && { scanned }) })
  }
  const asked = search.get('receipt')
  // What one list said is over once the customer leaves it.
  useChange(asked, () => setDone(''))
  const moneybacks = remoteData(useMoneybacksQuery())
  const itemOf = (receipt: Receipt) => (
    <ReceiptItem
      receipt={receipt}
      moneyback={mapData(moneybacks, (all) => moneybackOf(receipt, all))}
      onFeedback={() => onOpened({ name: 'feedback', receipt })}
      onMoneyback={() => onOpened({ name: 'moneyback', receipt })}
    />
  )
  // The notice takes the focus: the button that was pressed may have gone.
  const notice = done !== '' && (
    <div tabIndex={-1} ref={takeFocus}>
      <Notice tone="done">{done}</Notice>
    </div>
  )
  return (
    <>
      <StyleSheet href={css} />
      {asked !== null ? (
        <OneReceipt id={asked} notice={notice} itemOf={itemOf} moneybacks={moneybacks} />
      ) : (
        <AllReceipts
          notice={notice}
          itemOf={itemOf}
          onManual={() => onManual()}
          onScan={() => onOpened({ name: 'scan' })}
        />
      )}
      <Suspense>
        {open?.name === 'scan' && (
          <ScanDialog onRead={onManual} onManual={() => onManual()} onClosed={onClosed} />
        )}
      </Suspense>
      {open?.name === 'manual' && (
        <ManualReceiptDialog
          scanned={open.scanned}
          onSent={() => onDone('Чек отправлен на проверку')}
          onClosed={onClosed}
        />
      )}
      {open?.name === 'moneyback' && (
        <MoneybackDialog
          receipt={open.receipt}
          onSent={() => onDone('Запрос на возврат денег отправлен')}
          onClosed={onClosed}
        />
      )}
      {open?.name === 'feedback' && (
        <FeedbackDialog messages={[]} about={`Чек № ${open.receipt.id}: `} onClosed={onClosed} />
      )}
    </>
  )
}

interface ReceiptsProps {
  /** Message about the last action. */
  notice: ReactNode
  itemOf: (receipt: Receipt) => ReactNode
}

const skeleton = { label: 'Загружаем чеки', heights: [24, 48, 24, 48] }

interface AllReceiptsProps extends ReceiptsProps {
  onManual: () => void
  onScan: () => void
}

function AllReceipts({ notice, itemOf, onManual, onScan }: AllReceiptsProps) {
  const query = useReceiptsQuery()
  return (
    <>
      <BackLink to="/points/">История баллов</BackLink>
      <UploadCard onScan={onScan} />
      {notice}
      <LoadedCard
        title="Ваши чеки"
        action={
          <Button variant="secondary" small onClick={onManual}>
            Ввести данные чека
          </Button>
        }
        query={query}
        failure="Чеки не загрузились"
        skeleton={skeleton}
        empty={<EmptyNote>Чеков пока нет. Загрузите первый, и он появится здесь.</EmptyNote>}
      >
        {(receipts) => (
          <ShowMore items={receipts} keyOf={({ id }) => id}>
            {itemOf}
          </ShowMore>
        )}
      </LoadedCard>
      <Moneybacks />
    </>
  )
}

interface OneReceiptProps extends ReceiptsProps {
  id: string
  moneybacks: RemoteData<unknown>
}

function OneReceipt({ id, notice, itemOf, moneybacks }: OneReceiptProps) {
  const query = useReceiptsQuery()
  const receipt = query.data?.find((one) => sameId(one.id, id))
  const isUnknown = query.error === undefined && query.data !== undefined && receipt === undefined
  return (
    <>
      <BackLink to="/points/?view=receipts">Все чеки</BackLink>
      {notice}
      {isUnknown ? (
        <Unavailable />
      ) : (
        <LoadedCard
          title="Ваш чек"
          query={{ ...query, data: receipt }}
          failure="Чек не загрузился"
          skeleton={skeleton}
          after={
            moneybacks.state === 'failed' &&
            !isDenied(moneybacks.error) && <FailedLine failure="Возвраты не загрузились" query={moneybacks} />
          }
        >
          {itemOf}
        </LoadedCard>
      )}
    </>
  )
}
