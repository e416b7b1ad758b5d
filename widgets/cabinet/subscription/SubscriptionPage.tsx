import { Suspense } from 'react'
import css from '../../../src/features/orders/orders.css'
import { OrderRow } from '../../../src/features/orders/OrderRow'
import { SubscriptionOverview } from '../../../src/features/subscription/SubscriptionOverview'
import { StyleSheet } from '../../../src/ui/StyleSheet'
import { fromChunk } from '../../../src/page/chunks'

const AddressChoice = fromChunk(() => import('./AddressChoice').then(({ AddressChoice }) => AddressChoice))
const GoodsChoice = fromChunk(() => import('./GoodsChoice').then(({ GoodsChoice }) => GoodsChoice))
const Wizard = fromChunk(() => import('./Wizard').then(({ Wizard }) => Wizard))

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
