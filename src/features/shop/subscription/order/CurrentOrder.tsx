import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { addressDescription, addressInOneLine } from '#domain/postalAddress'
import { formatContactPhone } from '#domain/phone'
import { numbered } from '#domain/text/numbered'
import { lazyComponent } from '#host/loading/lazyComponent'
import { ErrorBoundary } from '#island/ErrorBoundary'
import { Card } from '#ui/Card'
import { focusListItem } from '#ui/lib/takeFocus'
import { FailureNotice } from '#ui/states/FailureNotice'
import { Notice } from '#ui/states/Notice'
import { UNREADABLE } from '#data/basket/basket'
import { GoodsLines } from './GoodsLines'
import { LensLines } from './LensLines'
import type { OrderDialog } from './orderDialogs'
import { Part } from './Part'
import { PartLine } from './PartLine'
import { RemoveGoodsDialog } from './RemoveGoodsDialog'
import type { SubscriptionAddition, SubscriptionOrder } from '#data/subscription/subscription'
import { useGoodsEdits } from './useGoodsEdits'
import { useLock } from './useLock'

const OtherLenses = lazyComponent(() => import('./OtherLenses').then(({ OtherLenses }) => OtherLenses))

interface CurrentOrderProps {
  order: SubscriptionOrder
  onOpened: (dialog: OrderDialog) => void
}

const UNSHOWN = { recipient: 'Получателя не удалось показать', address: 'Адрес не удалось показать' }

/** Shows the next order: its items, recipient and address. */
export function CurrentOrder({ order, onOpened }: CurrentOrderProps) {
  const lock = useLock(order)
  const isLocked = lock !== undefined
  const { lenses, additional, recipient, deliveryAddress } = order
  // A line whose record lacks its eye cannot be found by it.
  const areReplaceable = lenses.length === 0 || lenses.some(({ eye }) => eye !== null)
  const part = useRef<HTMLElement>(null)
  const goods = useGoodsEdits()
  const [leaving, setLeaving] = useState<SubscriptionAddition>()
  const edit = (dialog: OrderDialog) => (isLocked ? undefined : () => onOpened(dialog))
  const onRemoved = ({ id }: SubscriptionAddition) => {
    const index = additional.findIndex((item) => item.id === id)
    flushSync(() => setLeaving(undefined))
    focusListItem(part.current, index, '.btn')
  }
  return (
    <Card title={numbered('Заказ', order.number)}>
      {lock !== undefined && <Notice icon={order.isConfirmed ? 'check' : 'lock'}>{lock}</Notice>}
      {order.hasUnreadable && (
        <Notice tone="bad">{UNREADABLE}. Обновите страницу, чтобы подтвердить заказ.</Notice>
      )}
      <Part title="Линзы" action="Изменить линзы" onAction={areReplaceable ? edit('lenses') : undefined}>
        <LensLines lenses={lenses} />
        <ErrorBoundary>
          <Suspense>
            <OtherLenses lenses={lenses} onUpdate={edit('ownLenses')} />
          </Suspense>
        </ErrorBoundary>
      </Part>
      <Part ref={part} title="Дополнительно" action="Добавить товар" onAction={edit('goods')}>
        {additional.length > 0 ? (
          <GoodsLines
            goods={additional}
            isLocked={isLocked}
            busy={goods.busy}
            onQuantity={goods.onQuantity}
            onRemove={setLeaving}
          />
        ) : (
          <p className="soft">Раствор или капли приедут вместе с линзами.</p>
        )}
        <FailureNotice error={goods.failure} />
        {leaving && (
          <RemoveGoodsDialog
            item={leaving}
            onRemoved={() => onRemoved(leaving)}
            onCancelled={() => setLeaving(undefined)}
          />
        )}
      </Part>
      <PartLine title="Получатель" icon="user" what="получателя" onAction={edit('recipient')}>
        <p>{recipient ? recipient.name : recipient === false ? UNSHOWN.recipient : 'Не указан'}</p>
        {recipient && <p className="small soft">{formatContactPhone(recipient)}</p>}
      </PartLine>
      <PartLine title="Адрес" icon="home" what="адрес" onAction={edit('address')}>
        <p>
          {deliveryAddress
            ? addressInOneLine(deliveryAddress)
            : deliveryAddress === false
              ? UNSHOWN.address
              : 'Не указан'}
        </p>
        {deliveryAddress && <p className="small soft">{addressDescription(deliveryAddress)}</p>}
      </PartLine>
    </Card>
  )
}
