import type { ReactNode } from 'react'
import { daysBetween, formatDate } from '#domain/dates/dates'
import { shopToday } from '#domain/dates/days'
import { count } from '#domain/numbers/counts'
import { EyePowers } from '#parts/EyePowers'
import { formatMoney } from '#domain/numbers/money'
import { productLink } from '#data/catalogue/productLink'
import { Anchor } from '#ui/controls/Anchor'
import { Badge } from '#ui/Badge'
import { Icon } from '#ui/Icon'
import { Picture } from '#ui/Picture'
import { PRODUCT_ICONS } from '#parts/lib/productIcons'
import { TextLink } from '#ui/controls/TextLink'
import type { MyProduct } from './myProduct'

interface ProductItemProps {
  product: MyProduct
  /** The button that buys the product again or joins its waiting list. */
  action: ReactNode
}

export function ProductItem({ product, action }: ProductItemProps) {
  const { title, picture, kind, lenses, lastBoughtAt, offer, page, isSold } = product
  const href = page ? productLink(page) : undefined
  return (
    <article className="item product">
      <span className="thumb">
        <Picture address={picture}>
          <Icon name={kind === null ? 'box' : PRODUCT_ICONS[kind]} />
        </Picture>
      </span>
      <div className="item__main">
        <div className="row">
          <h3>{href === undefined ? title : <Anchor href={href}>{title}</Anchor>}</h3>
          {lenses.length > 0 && <Badge icon="eye" tone="active" label="Вы носите" />}
          {offer?.isAvailable === false && <Badge icon="clock" label="Нет в наличии" />}
          {offer === null && (
            <Badge icon="close" label={isSold ? 'Ваших параметров нет в продаже' : 'Больше не продаётся'} />
          )}
        </div>
        {lenses.length > 0 && <EyePowers lenses={lenses} />}
        {offer?.price && <p className="num">{formatMoney(offer.price)} за упаковку</p>}
        <p>{leftInWords(product)}</p>
        <p className="small soft">
          {lastBoughtAt === null ? 'Здесь ещё не покупали' : `Последняя покупка ${formatDate(lastBoughtAt)}`}
        </p>
        <div className="row product__actions">
          {action}
          {kind === 'lenses' && (
            <TextLink to="/remind/" after="right">
              Напоминания<span className="visually-hidden"> о покупке: {title}</span>
            </TextLink>
          )}
        </div>
      </div>
    </article>
  )
}

/**
 * Returns how long the supply lasts: 'Хватит примерно до 24 декабря 2027: на 13 месяцев', or
 * says that it is unknown.
 */
function leftInWords({ kind, lenses, left }: MyProduct): string {
  if (left !== null) {
    if (left.packs === 0) return 'По расчёту уже закончились'
    const days = daysBetween(shopToday(), left.endsAt)
    return `Хватит примерно до ${formatDate(left.endsAt)}: ${days > 0 ? `на ${spanInWords(days)}` : 'сегодня последний день'}`
  }
  if (kind !== 'lenses') return 'Когда закончится, рассчитать нельзя: расход у всех разный'
  return lenses.length > 0
    ? 'Когда закончатся, рассчитаем после покупки'
    : 'Когда закончатся, не знаем: в ваших данных этих линз нет'
}

/** Days from which a span is told in months: shorter ones are counted by the day. */
const MONTHS_FROM = 60
const DAYS_OF_MONTH = 30

/** '12 дней', '13 месяцев' */
const spanInWords = (days: number): string =>
  days < MONTHS_FROM
    ? count(days, ['день', 'дня', 'дней'])
    : count(Math.floor(days / DAYS_OF_MONTH), ['месяц', 'месяца', 'месяцев'])
