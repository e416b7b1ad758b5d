import { useMemo } from 'react'
import { useActiveOrdersQuery } from '#data/orders/activeOrdersApi'
import { remoteData, type RemoteData } from '#domain/remoteData'
import { shopUrl } from '#host/page/config'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { LoadedCard } from '#ui/LoadedCard'
import { EmptyState } from '#ui/states/EmptyState'
import { OrderList } from './OrderList'
import { useOrderList } from './useOrderList'

/** @param failed the failure of this list together with that of the active orders */
export function AllOrders({ failed }: { failed?: RemoteData<never> }) {
  const orders = useOrderList()
  const active = useActiveOrdersQuery()
  const { data: shown } = active
  const above = useMemo(() => shown?.map(({ id }) => id) ?? [], [shown])
  // The active orders above would move it when they get their height.
  if (remoteData(active).state === 'waiting') return null
  return (
    <LoadedCard
      title="Все заказы"
      className="orders"
      query={failed ?? orders}
      failure="Заказы не загрузились"
      skeleton={{ label: 'Загружаем заказы', heights: [48, 64, 64, 64, 64, 64] }}
      empty={
        <EmptyState
          title="Заказов пока нет"
          action={<ButtonLink href={shopUrl('contactLenses')}>Выбрать линзы</ButtonLink>}
        >
          Подберите линзы в магазине, и заказ появится здесь.
        </EmptyState>
      }
    >
      {(list) => <OrderList orders={list} above={above} />}
    </LoadedCard>
  )
}
