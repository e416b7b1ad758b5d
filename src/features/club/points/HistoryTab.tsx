import { usePointsHistoryQuery } from '#data/points/pointsHistoryApi'
import { EmptyState } from '#ui/states/EmptyState'
import { Loaded } from '#ui/states/Loaded'
import { CardSkeleton } from '#ui/states/Skeleton'
import { BalanceCard } from './BalanceCard'
import { History } from './History'

export function HistoryTab() {
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
