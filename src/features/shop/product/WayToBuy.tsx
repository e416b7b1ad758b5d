import { discountInWords, type SubscriptionType } from '#data/subscription/subscription'
import { packInWords } from '#data/catalogue/product'
import { PERIODS, type DeliveryPeriod } from '#data/subscription/period'
import { lookup } from '#domain/lookup'
import { GoneTerms } from '#parts/GoneTerms'
import { formatMoney, type Money } from '#domain/numbers/money'
import { lessPercent } from '#domain/numbers/sums'
import { Radios } from '#ui/controls/Radios'
import type { ReadFailure } from '#domain/remoteData'
import { RetryButton } from '#ui/states/ErrorState'
import { FailureText } from '#ui/states/FailureText'
import { Notice } from '#ui/states/Notice'
import { Skeleton } from '#ui/states/Skeleton'
import { PackPrice } from './PackPrice'
import type { useChoice } from './useChoice'

interface WayToBuyProps {
  chosen: ReturnType<typeof useChoice>
  /** The periods that a subscription may have; empty if there is no subscription. */
  periods: readonly SubscriptionType[]
  arePeriodsComing: boolean
  failure: ReadFailure | undefined
  /** The period of the subscription; null for a single purchase. */
  period: DeliveryPeriod | null
  isSubscription: boolean
  /** The chosen period, if it is no longer offered; '' otherwise. */
  gonePeriod: string
  /** Discount of the chosen period, in per cent; without a subscription, that of the period it would have. */
  discount: number
  /** Price of the choice as a single purchase; null while it is unknown. */
  sum: Money | null
  /** Called before each change. */
  onChanged: () => void
}

/** Asks how to buy: by pack or by the piece, which pack, once or by subscription, and how often. */
export function WayToBuy(props: WayToBuyProps) {
  const {
    chosen,
    periods,
    arePeriodsComing,
    failure,
    period,
    isSubscription,
    gonePeriod,
    discount,
    sum,
    onChanged,
  } = props
  const { kinds, type, packs, pack, isPackGone, change, onType, onPack } = chosen
  const most = Math.max(...periods.map(({ discountPercent }) => discountPercent))
  const saved = sum && lessPercent(sum, discount)
  return (
    <>
      {kinds.length > 1 && (
        <Radios
          inRow
          legend="Как продаются"
          value={type}
          options={[
            { value: 'eshop', label: 'Упаковками' },
            { value: 'mono', label: 'Поштучно' },
          ]}
          onChosen={(value) => {
            onChanged()
            onType(value === 'mono' ? 'mono' : 'eshop')
          }}
        />
      )}
      <Radios
        inRow
        legend="Упаковка"
        value={String(pack?.id ?? '')}
        options={packs.map((one) => ({
          value: String(one.id),
          label: packInWords(one.params),
          note: <PackPrice pack={one} />,
        }))}
        onChosen={(value) => {
          onChanged()
          onPack(value)
        }}
      />
      <GoneTerms
        said={[isPackGone ? 'Выбранной упаковки больше нет. Проверьте, подходит ли эта' : undefined]}
      />
      {arePeriodsComing && <Skeleton label="Загружаем способы покупки" heights={[22, 60, 60]} />}
      {failure && (
        <Notice tone="bad">
          <p>Подписка не загрузилась</p>
          <FailureText error={failure.error} />
          <RetryButton variant="quiet" small busy={failure.isRetrying} onClick={() => void failure.retry()} />
        </Notice>
      )}
      {periods.length > 0 && (
        <Radios
          inRow
          legend="Как покупать"
          value={isSubscription ? 'subscription' : 'once'}
          options={[
            { value: 'once', label: 'Один раз' },
            {
              value: 'subscription',
              label: 'По подписке',
              ...(most > 0 && {
                note: (
                  <>
                    {`До ${discountInWords(most).replace('Скидка ', '')} скидки`}
                    <span className="buy__saved">
                      {sum && saved && `${formatMoney(saved)} вместо ${formatMoney(sum)}`}
                    </span>
                  </>
                ),
              }),
            },
          ]}
          onChosen={(value) => {
            onChanged()
            change({ isSubscription: value === 'subscription' })
          }}
        />
      )}
      {isSubscription && periods.length > 0 && (
        <Radios
          inRow
          legend="Как часто доставлять"
          value={period ?? ''}
          options={periods.flatMap(({ deliveryPeriod, discountPercent }) =>
            deliveryPeriod === null
              ? []
              : [
                  {
                    value: deliveryPeriod,
                    label: PERIODS[deliveryPeriod],
                    ...(discountPercent > 0 && { note: <PeriodPrice sum={sum} percent={discountPercent} /> }),
                  },
                ],
          )}
          onChosen={(value) => {
            onChanged()
            change({ period: value })
          }}
        />
      )}
      <GoneTerms said={[goneInWords(gonePeriod)]} />
    </>
  )
}

/** Returns 'Подписки «1 раз в 3 месяца» больше нет. Проверьте, подходит ли эта'; undefined if it is still offered. */
function goneInWords(period: string): string | undefined {
  const name = lookup(PERIODS, period)
  return name && `Подписки «${name}» больше нет. Проверьте, подходит ли эта`
}

/** Shows the price and the discount of a period: '3 582 ₽ Скидка 10 %'. */
function PeriodPrice({ sum, percent }: { sum: Money | null; percent: number }) {
  const paid = sum && lessPercent(sum, percent)
  return (
    <span className="buy__price">
      {paid && <span className="num strong">{formatMoney(paid)}</span>}
      <span>{discountInWords(percent)}</span>
    </span>
  )
}
