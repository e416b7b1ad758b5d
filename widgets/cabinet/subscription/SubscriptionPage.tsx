import { lazy, Suspense } from 'react'
import css from '../../../src/features/orders/orders.css'
import { OrderRow } from '../../../src/features/orders/OrderRow'
import { SubscriptionOverview } from '../../../src/features/subscription/SubscriptionOverview'
import { StyleSheet } from '../../../src/ui/StyleSheet'

const AddressChoice = lazy(() =>
  import('./AddressChoice').then(({ AddressChoice }) => ({ default: AddressChoice })),
)
const GoodsChoice = lazy(() => import('./GoodsChoice').then(({ GoodsChoice }) => ({ default: GoodsChoice })))
const Wizard = lazy(() => import('./Wizard').then(({ Wizard }) => ({ default: Wizard })))

/** The subscription with what addresses, catalogue and basket know for it. */
export function Page() {
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
