import type { Ref } from 'react'
import type { ProductDetail } from '#data/catalogue/catalogue'
import { lensDoubt } from '#data/lenses/lensDoubt'
import { useWornLenses } from '#data/lenses/useWornLenses'
import { lessPercent } from '#domain/numbers/sums'
import { LensQuestion } from '#parts/LensQuestion'
import { ReplacementDialog } from '#parts/ReplacementDialog'
import { Button } from '#ui/controls/Button'
import { Icon } from '#ui/Icon'
import { Loaded } from '#ui/states/Loaded'
import { Notice } from '#ui/states/Notice'
import { Skeleton } from '#ui/states/Skeleton'
import { signedCount } from '#domain/numbers/counts'
import { formatMoney, type Money } from '#domain/numbers/money'
import { POINTS } from '#domain/numbers/points'
import { useDebounced } from '#ui/lib/useDebounced'
import { offerParameters } from '#data/catalogue/lensOffers'
import { EYES } from '#domain/lens'
import { LeftToReact } from '#ui/lib/LeftToReact'
import { useAwaitedOffers } from '../products/useAwaitedOffers'
import { WaitingListButton } from '../products/WaitingListButton'
import { BuyEnd } from './BuyEnd'
import { isPrefilled } from './choice'
import { EyeGroups } from './EyeGroups'
import { LeftOver } from './LeftOver'
import { useBuying } from './useBuying'
import { useChoice } from './useChoice'
import { usePeriod } from './usePeriod'
import type { WantedLine } from './wantedLines'
import { WayToBuy } from './WayToBuy'

/** Milliseconds without a change after which the sum is announced. */
const PAUSE = 500

/** Returns 'Сумма 3 330 ₽, +33 балла' for screen readers, once the sum has stopped changing. */
const useSpokenSum = (sum: Money | null, points: number): string =>
  useDebounced(
    sum ? `Сумма ${formatMoney(sum)}${points > 0 ? `, ${signedCount(points, POINTS)}` : ''}` : '',
    PAUSE,
  )

/**
 * The form to buy a product: pack, way to buy, powers of each eye and quantity. It adds them to the basket
 * (contract 13).
 */
export function BuyForm({ product }: { product: ProductDetail }) {
  const chosen = useChoice(product)
  const { type, forEyes, offers, sold, choice, said } = chosen
  const way = usePeriod(chosen)
  const { purchase, lines, stock, groups, problemOf, failure, onChanged, onPressed } = useBuying(
    product,
    chosen,
    way.period,
  )
  const onCleared = () => {
    chosen.onCleared()
    // The button disappears, and the powers are chosen next.
    groups.right.current?.querySelector('select')?.focus()
  }
  const toPay = (way.isSubscription && lines.sum && lessPercent(lines.sum, way.discount)) || lines.sum
  const spoken = useSpokenSum(toPay, lines.points)
  // Until the periods are known, the purchase is neither a subscription nor a single one, so the button is
  // busy.
  const isWaiting = way.isSubscription && way.periods.length === 0
  // If nothing is in stock in this pack, that is shown before the choice.
  const isSoldOut = !sold.some(({ isAvailable }) => isAvailable)
  const told = <Stock isSoldOut={isSoldOut} soldOut={lines.soldOut} forEyes={forEyes} ref={stock} />
  return (
    <div className="buy__form beside-bar">
      <WayToBuy chosen={chosen} {...way} sum={lines.sum} onChanged={onChanged} />
      <Loaded
        query={offers}
        failure="Параметры не загрузились"
        skeleton={<Skeleton label="Загружаем параметры" heights={[220, 220]} />}
      >
        {() => (
          <>
            {isSoldOut && told}
            {isPrefilled(choice) && <Prefilled onCleared={onCleared} />}
            <EyeGroups chosen={chosen} problemOf={problemOf} groups={groups} onChanged={onChanged} />
            <Doubt lines={lines.complete} isAsked={forEyes} />
            <p className="small" role="status">
              {said}
            </p>
            {!isSoldOut && told}
            <BuyEnd
              type={type}
              lines={lines}
              toPay={toPay}
              spoken={spoken}
              state={isWaiting ? 'busy' : purchase.state}
              button={way.isSubscription ? 'Оформить подписку' : 'В корзину'}
              failure={purchase.question === undefined ? failure : undefined}
              onPressed={onPressed}
            >
              <LeftOver added={purchase.leftOver(lines.complete)} offers={sold} title={product.title} />
            </BuyEnd>
          </>
        )}
      </Loaded>
      {purchase.question && (
        <ReplacementDialog
          {...purchase.question}
          busy={purchase.state === 'busy'}
          failure={purchase.failure}
          onAgreed={purchase.onAgreed}
          onCancelled={purchase.onCancelled}
        />
      )}
    </div>
  )
}

/** Asks about powers that differ from the profile, before they go into the basket. */
function Doubt({ lines, isAsked }: { lines: readonly WantedLine[]; isAsked: boolean }) {
  const { worn } = useWornLenses(isAsked && lines.length > 0)
  const lenses = lines.map(({ offer: { sphere }, quantity }) => ({ sphere, quantity }))
  return <LensQuestion doubt={lensDoubt(lenses, worn)} />
}

function Prefilled({ onCleared }: { onCleared: () => void }) {
  return (
    <div className="row buy__filled">
      <Icon name="check" size={20} />
      <p>Подставлены ваши параметры</p>
      <Button variant="quiet" small onClick={onCleared}>
        Очистить
      </Button>
    </div>
  )
}

interface StockProps {
  isSoldOut: boolean
  soldOut: readonly WantedLine[]
  forEyes: boolean
  ref: Ref<HTMLDivElement>
}

/** Shows which of the chosen lenses are sold out. */
function Stock({ isSoldOut, soldOut, forEyes, ref }: StockProps) {
  return (
    <div className="buy__stock" tabIndex={-1} ref={ref}>
      {isSoldOut && soldOut.length === 0 && <Notice>Нет в наличии</Notice>}
      {soldOut.length > 0 && <SoldOut lines={soldOut} forEyes={forEyes} />}
    </div>
  )
}

/** Shows 'Нет в наличии', and the button to join the waiting list, for each eye. */
function SoldOut({ lines, forEyes }: { lines: readonly WantedLine[]; forEyes: boolean }) {
  // React asks whether the customer already waits for it.
  if (BEFORE_REACT) throw new LeftToReact()
  const { waitsAt, onWaiting } = useAwaitedOffers()
  return lines.map(({ eye, offer }) => (
    <Notice key={eye}>
      <p>
        <span>Нет в наличии</span>
        {forEyes && `: ${EYES[eye].name.toLocaleLowerCase('ru')} глаз, ${offerParameters(offer)}`}
      </p>
      <WaitingListButton
        offerId={offer.offerId}
        title={offer.title}
        email={null}
        waitsAt={waitsAt(offer.offerId)}
        onWaiting={(email) => onWaiting(offer.offerId, email)}
      />
    </Notice>
  ))
}
