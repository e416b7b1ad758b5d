import type { ReactNode } from 'react'
import { CardSkeleton } from '#ui/states/Skeleton'
import { Loaded } from '#ui/states/Loaded'
import { ShowMore } from '#ui/controls/ShowMore'
import { StyleSheet } from '#ui/StyleSheet'
import ticketCss from '../../../ui/ticket.css'
import css from './trial.css'
import type { TrialOrder } from '#data/trial/trialOrder'
import { TrialTicket } from './TrialTicket'
import { useSamplingOrdersQuery, useTrialOrdersQuery } from '#data/trial/trialApi'

/** Lists the orders of trial lenses, newest first as the server sends them. */
export function TrialOrders({ empty }: { empty: ReactNode }) {
  const query = useTrialOrdersQuery()
  return (
    <section className="trials" aria-label="Заказы в оптику">
      <TicketStyles />
      {query.data?.length !== 0 && <h2 className="h3">Заказы в оптику</h2>}
      <Loaded
        query={query}
        failure="Заказы пробных линз не загрузились"
        skeleton={<TicketSkeleton label="Загружаем заказы пробных линз" />}
        empty={empty}
      >
        {(orders) => <Tickets orders={orders} />}
      </Loaded>
    </section>
  )
}

/** Lists samples from a specialist; renders nothing if there are none. */
export function SamplingOrders() {
  const query = useSamplingOrdersQuery()
  if (query.data?.length === 0 && !query.error) return null
  return (
    <section className="trials" aria-label="Образцы от специалиста">
      <TicketStyles />
      <h2 className="h3">Образцы от специалиста</h2>
      <Loaded
        query={query}
        failure="Образцы не загрузились"
        skeleton={<TicketSkeleton label="Загружаем образцы" />}
      >
        {(orders) => <Tickets orders={orders} />}
      </Loaded>
    </section>
  )
}

function TicketStyles() {
  return (
    <>
      <StyleSheet href={css} />
      <StyleSheet href={ticketCss} />
    </>
  )
}

function Tickets({ orders }: { orders: TrialOrder[] }) {
  return (
    <div className="tickets">
      <ShowMore items={orders} keyOf={({ id }) => id}>
        {(order) => <TrialTicket order={order} />}
      </ShowMore>
    </div>
  )
}

const TicketSkeleton = ({ label }: { label: string }) => (
  <CardSkeleton label={label} heights={[24, 32, 16, 16, 16]} />
)
