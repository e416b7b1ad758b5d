import { memo, useDeferredValue, useMemo, useState } from 'react'
import { count, type Forms } from '#domain/numbers/counts'
import { byMonth, filtered, type HistoryFilter } from '#data/points/historyMonths'
import type { PointsOperation } from '#data/points/pointsHistory'
import { download } from '#host/page/download'
import { Button } from '#ui/controls/Button'
import { Card } from '#ui/Card'
import { HistoryChart } from './HistoryChart'
import { historyFile, historyRows } from './historyFile'
import { HistoryFilters } from './HistoryFilters'
import { HistoryList } from './HistoryList'

const everything: HistoryFilter = { type: '', days: undefined }

const OPERATIONS: Forms = ['операция', 'операции', 'операций']

/** Lists the operations that match the filters, grouped by month, with buttons to save and print them. */
export function History({ operations }: { operations: readonly PointsOperation[] }) {
  const [filter, setFilter] = useState(everything)
  const applied = useDeferredValue(filter)
  const found = useMemo(() => filtered(operations, applied), [operations, applied])
  const months = useMemo(() => byMonth(found), [found])
  return (
    <>
      {months.filter(({ month }) => month !== '').length > 1 && !months.some(({ isShort }) => isShort) && (
        <HistoryChart months={months} />
      )}
      <Card title="Операции">
        <HistoryFilters filter={filter} onChanged={setFilter} />
        <HistoryBar found={found} />
        {found.length > 0 ? (
          // With a new key the list starts again at its first page when the filter changes.
          <HistoryList key={`${applied.type} ${applied.days}`} months={months} />
        ) : (
          <div className="state">
            <p className="h3">Ничего не нашлось</p>
            <p>Выберите другой вид операций или период.</p>
          </div>
        )}
      </Card>
    </>
  )
}

async function printHistory(found: readonly PointsOperation[]) {
  const [head = [], ...rows] = historyRows(found)
  // The code loads on demand, because few customers print.
  const { printPage } = await import('#host/page/printPage')
  printPage({ title: 'История баллов', head, rows })
}

/**
 * Shows the number of operations, and the buttons that save and print them. It is memoized, so that a click
 * on a filter does not render it.
 */
const HistoryBar = memo(function HistoryBar({ found }: { found: readonly PointsOperation[] }) {
  const [hasFailed, setFailed] = useState(false)
  const onPrint = async () => {
    setFailed(false)
    await printHistory(found).catch(() => setFailed(true))
  }
  return (
    <div className="ledger__bar">
      <p className="small soft" role="status">
        {hasFailed
          ? 'Распечатать не удалось. Попробуйте ещё раз'
          : `Найдено: ${count(found.length, OPERATIONS)}`}
      </p>
      {found.length > 0 && (
        <>
          <Button variant="quiet" small onClick={() => download(historyFile(found))}>
            Скачать CSV
          </Button>
          <Button variant="quiet" small onClick={() => void onPrint()}>
            Печать
          </Button>
        </>
      )}
    </div>
  )
})
