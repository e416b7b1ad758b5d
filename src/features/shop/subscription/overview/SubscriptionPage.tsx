import { Suspense } from 'react'
import css from '../../orders/orders.css'
import { OrderRow } from '../../orders/OrderRow'
import { SubscriptionOverview } from './SubscriptionOverview'
import { StyleSheet } from '../../../../ui/StyleSheet'
import { lazyComponent } from '../../../../host/loading/lazyComponent'

const AddressChoice = lazyComponent(() =>
  import('../order/AddressChoice').then(({ AddressChoice }) => AddressChoice),
)
const GoodsChoice = lazyComponent(() => import('../order/GoodsChoice').then(({ GoodsChoice }) => GoodsChoice))
const Wizard = lazyComponent(() => import('../wizard/Wizard').then(({ Wizard }) => Wizard))

/** The subscription with what addresses, catalogue and basket know for it. */
export function SubscriptionPage() {
  return (
    <>
      <StyleSheet href={css} />
      <SubscriptionOverview
        slots={{
          address: (props) => <AddressChoice {...props} />,
          goods: (props) => <GoodsChoice {...props} />,
        }}
        row={(order) => <OrderRow order={order} />}
        wizard={(onClosed) => (
          <Suspense>
            <Wizard onClosed={onClosed} />
          </Suspense>
        )}
      />
    </>
  )
}
