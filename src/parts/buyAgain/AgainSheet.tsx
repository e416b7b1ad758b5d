import { Suspense, useEffect, useRef, useState } from 'react'
import type { Basket } from '#data/basket/basket'
import { rowsOf } from '#data/basket/totals'
import type { PlacedOrder } from '#data/checkout/checkout'
import { PAYMENTS, priceText } from '#data/checkout/deliveryPrice'
import type { AgainLine } from '#data/repeat/again'
import type { ContactDraft } from '#domain/contact'
import { count } from '#domain/numbers/counts'
import { formatMoney, UNSHOWN_SUM } from '#domain/numbers/money'
import { POINTS } from '#domain/numbers/points'
import { plus } from '#domain/numbers/sums'
import { formatPhone } from '#domain/phone'
import { FormStyles } from '#forms/FormStyles'
import { lazyComponent } from '#host/loading/lazyComponent'
import { offerUrl } from '#host/page/config'
import { Anchor } from '#ui/controls/Anchor'
import { Button } from '#ui/controls/Button'
import { Radios } from '#ui/controls/Radios'
import { StyleSheet } from '#ui/StyleSheet'
import { Skeleton } from '#ui/states/Skeleton'
import { GoneTerms } from '../GoneTerms'
import { Limits } from '../Limits'
import { AgainDone } from './AgainDone'
import { AgainLines } from './AgainLines'
import { AgainTrouble } from './AgainTrouble'
import css from './buyAgain.css'
import { FoldedChoice } from './FoldedChoice'
import { PlaceChoice } from './PlaceChoice'
import { QuantityChoice } from './QuantityChoice'
import type { RecipientFormProps } from './RecipientForm'
import { useAgain, type Again, type Group } from './lib/useAgain'

const RecipientForm = lazyComponent<RecipientFormProps>(() =>
  import('./RecipientForm').then(({ RecipientForm }) => RecipientForm),
)

interface AgainSheetProps {
  lines: readonly AgainLine[]
  /** The empty basket. */
  empty: Basket
  /** True if newer offers no longer have all lines. */
  isGone: boolean
  /** Called at a press then, with the lines as they were changed. */
  onGone: (lines: readonly AgainLine[]) => void
  onTaken: () => void
  onClosed: () => void
}

/** The whole order on one sheet: items, quantity, place, date, payment, recipient and sum. */
export function AgainSheet({ lines, empty, isGone, onGone, onTaken, onClosed }: AgainSheetProps) {
  const [placed, setPlaced] = useState<PlacedOrder>()
  const root = useRef<HTMLDivElement>(null)
  const again = useAgain(lines, empty, setPlaced)
  const [open, setOpen] = useState<Group | 'number'>()
  const { isTaken, missing } = again
  useEffect(() => {
    if (isTaken) onTaken()
  }, [isTaken, onTaken])
  useEffect(() => {
    if (missing) root.current?.querySelector<HTMLElement>('[data-problem]')?.focus()
  }, [missing])
  if (placed) return <AgainDone order={placed} onClosed={onClosed} />
  const groupOf = (name: Group | 'number') => ({
    isOpen: open === name,
    onToggled: () => setOpen(open === name ? undefined : name),
  })
  return (
    <div className="again" ref={root}>
      <StyleSheet href={css} />
      <FormStyles />
      <AgainLines lines={again.lines} />
      <div>
        <QuantityChoice again={again} {...groupOf('number')} />
        <PlaceChoice again={again} {...groupOf('place')} onChosen={() => setOpen('place')} />
        <PaymentPick again={again} {...groupOf('payment')} onChosen={() => setOpen('payment')} />
        <RecipientPick again={again} {...groupOf('recipient')} onChosen={() => setOpen(undefined)} />
      </div>
      <div className="again__end">
        <Sums again={again} />
        <Limits basket={again.basket} />
        <AgainTrouble again={again} />
        {!again.isOther && (
          <Button
            busy={again.isBusy || again.isComing}
            onClick={() => (isGone && !again.isHeld ? onGone(again.lines) : void again.onPressed())}
          >
            Заказать
          </Button>
        )}
        <div role="status">{again.placing.state === 'checking' && <p>Проверяем, принят ли заказ</p>}</div>
        <p className="small soft">
          Нажимая «Заказать», вы принимаете <Anchor href={offerUrl()}>условия публичной оферты</Anchor>
        </p>
      </div>
    </div>
  )
}

interface PickProps {
  again: Again
  isOpen: boolean
  onToggled: () => void
  onChosen: () => void
}

function PaymentPick({ again, isOpen, onToggled, onChosen }: PickProps) {
  const { terms, missing, change, destination } = again
  const { payment, gone } = terms
  const { allowed } = destination
  return (
    <FoldedChoice
      icon="payment"
      of="оплату"
      title={payment ? PAYMENTS[payment] : 'Как оплатить?'}
      note={payment === 'card_online' ? 'Сразу после заказа' : undefined}
      isOpen={isOpen || (payment === undefined && !again.isComing)}
      onToggled={payment ? onToggled : undefined}
      problem={missing?.group === 'payment' ? 'Выберите способ оплаты' : undefined}
    >
      <GoneTerms said={[gone.payment]} />
      {allowed.length === 0 ? (
        <p>Здесь нельзя оплатить заказ. Выберите другое место</p>
      ) : (
        <Radios
          legend="Оплата"
          value={payment ?? ''}
          options={allowed.map((code) => ({ value: code, label: PAYMENTS[code] }))}
          onChosen={(code) => {
            change({ payment: code })
            onChosen()
          }}
        />
      )}
    </FoldedChoice>
  )
}

function RecipientPick({ again, isOpen, onToggled, onChosen }: PickProps) {
  const { recipient, recipientForm, missing, change } = again
  /** The text typed before the form was folded. */
  const [typed, setTyped] = useState<ContactDraft>()
  const onFolded = () => {
    const now = recipientForm.current
    const chosen = now?.read()
    if (chosen) change({ recipient: chosen })
    setTyped(chosen ? undefined : now?.typed())
    onToggled()
  }
  return (
    <FoldedChoice
      icon="recipient"
      of="получателя"
      title={recipient ? recipient.name : 'Кто получит заказ?'}
      note={recipient && <span className="num">{formatPhone(recipient.phone, recipient.country)}</span>}
      isOpen={isOpen || recipient === undefined}
      onToggled={recipient ? onFolded : undefined}
      problem={missing?.group === 'recipient' ? 'Укажите получателя' : undefined}
    >
      <Suspense fallback={<Skeleton label="Загружаем" heights={[72, 72, 48]} />}>
        <RecipientForm
          start={typed ?? recipient}
          reader={recipientForm}
          onChosen={(chosen) => {
            setTyped(undefined)
            change({ recipient: chosen })
            onChosen()
          }}
        />
      </Suspense>
    </FoldedChoice>
  )
}

/** The total with delivery, and the sums that lead to it. */
function Sums({ again: { basket, destination } }: { again: Again }) {
  const { price } = destination
  const { totalPrice, cashbackValue, pointsDiscountValue } = basket
  const isWhole = price?.currency === totalPrice?.currency
  return (
    <dl className="again__sums">
      {rowsOf(basket).map(({ title, value }, index) => (
        <div key={index}>
          <dt>{title}</dt>
          <dd className="num">{formatMoney(value)}</dd>
        </div>
      ))}
      {price && (
        <div>
          <dt>Доставка</dt>
          <dd className="num">{priceText(price)}</dd>
        </div>
      )}
      <div className="again__total">
        <dt>Итого к оплате</dt>
        {totalPrice ? (
          <dd className="num">
            {formatMoney(price && isWhole ? plus(totalPrice, price) : totalPrice)}
            {!(price && isWhole) && <span className="small soft"> без доставки</span>}
          </dd>
        ) : (
          <dd className="small soft">{UNSHOWN_SUM}</dd>
        )}
      </div>
      {pointsDiscountValue !== false && pointsDiscountValue > 0 && (
        <div>
          <dt>Спишем</dt>
          <dd>{count(pointsDiscountValue, POINTS)}</dd>
        </div>
      )}
      {cashbackValue > 0 && (
        <div>
          <dt>Начислим</dt>
          <dd className="coin">{count(cashbackValue, POINTS)}</dd>
        </div>
      )}
    </dl>
  )
}
