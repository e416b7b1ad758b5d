import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { refusalsOf } from '#data/basket/refusals'
import { usePurchase } from '#data/basket/usePurchase'
import type { ProductDetail } from '#data/catalogue/catalogue'
import { useSubscriptionTypesQuery } from '#data/subscription/subscriptionApi'
import { signedCount } from '#domain/numbers/counts'
import type { Eye } from '#domain/lens'
import { formatMoney } from '#domain/numbers/money'
import { POINTS } from '#domain/numbers/points'
import type { DeliveryPeriod } from '#data/subscription/period'
import { sumOf } from '#domain/numbers/sums'
import { ofBasket } from '#host/page/basketLink'
import { basketUrl } from '#host/page/config'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { Button } from '#ui/controls/Button'
import { FailureText } from '#ui/states/FailureText'
import { Notice } from '#ui/states/Notice'
import { ReplacementDialog } from '#parts/ReplacementDialog'
import { Loaded } from '#ui/states/Loaded'
import { Skeleton } from '#ui/states/Skeleton'
import type { Wanted } from './choice'
import { EyeGroups } from './EyeGroups'
import { LeftOver } from './LeftOver'
import { SoldOut } from './SoldOut'
import { useChoice } from './useChoice'
import { useSettled } from './useSettled'
import { WayToBuy } from './WayToBuy'

const isComplete = (wanted: Wanted): wanted is Wanted & { offer: NonNullable<Wanted['offer']> } =>
  wanted.offer !== undefined

type Problems = Partial<Record<Eye, string>>

/** What is bought: pack, way, powers of each eye, how many; then the basket (contract 13). */
export function BuyForm({ product }: { product: ProductDetail }) {
  const chosen = useChoice(product)
  const { type, forEyes, offers, sold, choice, wanted, said } = chosen
  const canSubscribe = type === 'eshop' && forEyes
  const { data: periods = [], isLoading } = useSubscriptionTypesQuery(undefined, { skip: !canSubscribe })
  const purchase = usePurchase(type, `product ${product.id}`)
  const [problems, setProblems] = useState<Problems>({})
  const stock = useRef<HTMLDivElement>(null)
  const groups = { right: useRef<HTMLFieldSetElement>(null), left: useRef<HTMLFieldSetElement>(null) }

  const isSubscription = canSubscribe && choice.isSubscription && periods.length > 0
  const period: DeliveryPeriod | null = isSubscription
    ? (periods.find(({ deliveryPeriod }) => deliveryPeriod === choice.period)?.deliveryPeriod ??
      periods[0]?.deliveryPeriod ??
      null)
    : null
  const needed = wanted.filter(({ quantity }) => quantity > 0)
  const complete = needed.filter(isComplete)
  const missing = needed.filter((one) => !isComplete(one))
  const soldOut = complete.filter(({ offer }) => !offer.isAvailable)
  const sum =
    missing.length === 0
      ? sumOf(complete.map(({ offer, quantity }) => ({ price: offer.price, quantity })))
      : null
  const points = complete.reduce((all, { offer, quantity }) => all + offer.points * quantity, 0)
  const spoken = useSettled(
    sum ? `Сумма ${formatMoney(sum)}${points > 0 ? `, ${signedCount(points, POINTS)}` : ''}` : '',
  )
  const { failure } = purchase
  const refusals = new Map(
    refusalsOf(failure, complete, purchase.refusedOffer).map((told, place) => [complete[place]?.eye, told]),
  )
  const isOfOffer = [...refusals.values()].some((told) => told !== undefined)

  const onChanged = () => {
    setProblems({})
    purchase.onChanged()
  }
  /** The group in which the lenses of an eye are chosen. */
  const groupOf = (eye: Eye): Eye => (eye === 'left' && choice.isSame ? 'right' : eye)
  const focusIn = (eye: Eye, isWanted: (select: HTMLSelectElement) => boolean = () => true) => {
    const selects = groups[groupOf(eye)].current?.querySelectorAll('select') ?? []
    ;[...selects].find(isWanted)?.focus()
  }
  const onRefused = useEffectEvent(() => {
    const refused = complete.find(({ eye }) => refusals.get(eye) !== undefined)
    if (refused && purchase.question === undefined) focusIn(refused.eye)
  })
  useEffect(() => {
    if (failure) onRefused()
  }, [failure])

  const onPressed = () => {
    if (needed.length === 0) {
      setProblems({
        right: forEyes ? 'Укажите количество хотя бы для одного глаза' : 'Укажите количество',
      })
      focusIn('right', ({ dataset }) => dataset['quantity'] !== undefined)
      return
    }
    const [first] = missing
    if (first && sold.length > 0) {
      const told = missing.map(({ eye }): [Eye, string] => [groupOf(eye), 'Выберите параметры линз'])
      setProblems(Object.fromEntries(told))
      focusIn(first.eye, ({ value }) => value === '')
      return
    }
    // While one of the items is sold out, nothing is added.
    if (first || soldOut.length > 0) return stock.current?.focus()
    void purchase.buy({ type, period, isOfLenses: forEyes, lines: complete })
  }
  const problemOf = (eye: Eye) => problems[eye] ?? refusals.get(eye)
  return (
    <div className="buy__form">
      <WayToBuy
        chosen={chosen}
        periods={canSubscribe ? periods : []}
        arePeriodsComing={canSubscribe && isLoading}
        period={period}
        isSubscription={isSubscription}
        onChanged={onChanged}
      />
      <Loaded
        query={offers}
        failure="Параметры не загрузились"
        skeleton={<Skeleton label="Загружаем параметры" heights={[220, 220]} />}
      >
        {() => (
          <>
            <EyeGroups chosen={chosen} problemOf={problemOf} groups={groups} onChanged={onChanged} />
            {/* Below the groups: where it comes later than they do, they must not move under a finger. */}
            {choice.isPrefilled && (
              <Notice>
                <p>Подставлены ваши параметры</p>
                <Button variant="quiet" small onClick={chosen.onCleared}>
                  Очистить
                </Button>
              </Notice>
            )}
            <p className="small" role="status">
              {said}
            </p>
            <div className="buy__stock" tabIndex={-1} ref={stock}>
              {sold.length === 0 && <Notice>Нет в наличии</Notice>}
              {soldOut.map(({ eye, offer }) => (
                <SoldOut key={eye} eye={forEyes ? eye : undefined} offer={offer} />
              ))}
            </div>
            <div className="buy__end">
              {sum && (
                <p className="buy__price">
                  <strong className="key num">{formatMoney(sum)}</strong>
                  {points > 0 && <span className="coin">{signedCount(points, POINTS)}</span>}
                </p>
              )}
              <Button busy={purchase.state === 'busy'} onClick={onPressed}>
                {isSubscription ? 'Оформить подписку' : 'В корзину'}
              </Button>
            </div>
            <p className="visually-hidden" role="status">
              {spoken}
            </p>
            <LeftOver added={purchase.leftOver(complete)} offers={sold} title={product.title} />
            <div role="status">
              {purchase.state === 'done' && (
                <Notice tone="done">
                  <p>Добавлено в корзину</p>
                  <ButtonLink href={ofBasket(basketUrl(), type)} variant="secondary" small>
                    Перейти в корзину
                  </ButtonLink>
                </Notice>
              )}
            </div>
            {failure && !isOfOffer && purchase.question === undefined && (
              <Notice tone="bad">
                <FailureText error={failure} />
              </Notice>
            )}
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
