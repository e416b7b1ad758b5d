import type { ReactNode } from 'react'
import { comingInWords } from '#data/stock/coming'
import { basisInWords, laterInWords, stockInWords } from '#data/stock/stockInWords'
import { formatDate } from '#domain/dates/dates'
import { EyePowers } from '#parts/EyePowers'
import { formatMoney, UNSHOWN_PRICE } from '#domain/numbers/money'
import { productLink } from '#data/catalogue/productLink'
import { Anchor } from '#ui/controls/Anchor'
import { Badge } from '#ui/Badge'
import { Icon } from '#ui/Icon'
import { Picture } from '#ui/Picture'
import { PRODUCT_ICONS } from '#parts/lib/productIcons'
import { TextLink } from '#ui/controls/TextLink'
import { WornPair } from '#parts/WornPair'
import type { MyProduct } from './myProduct'

interface ProductItemProps {
  product: MyProduct
  /** The button that buys the product again or joins its waiting list. */
  action: ReactNode
}

export function ProductItem({ product, action }: ProductItemProps) {
  const { id, title, picture, kind, lenses, lastBoughtAt, offer, page, isSold, daysPerLens } = product
  const isUnbought = lastBoughtAt === null && product.isAllRead
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
          {offer === null && !product.isSoldSingly && (
            <Badge icon="close" label={isSold ? 'Ваших параметров нет в продаже' : 'Больше не продаётся'} />
          )}
        </div>
        {lenses.length > 0 && <EyePowers lenses={lenses} />}
        {offer &&
          (offer.price ? (
            <p className="num">{formatMoney(offer.price)} за упаковку</p>
          ) : (
            <p className="soft">{UNSHOWN_PRICE}</p>
          ))}
        <StockOf product={product} />
        {lastBoughtAt !== null && <p className="small soft">Последняя покупка {formatDate(lastBoughtAt)}</p>}
        {isUnbought && <p className="small soft">Здесь ещё не покупали</p>}
        {lenses.length > 0 && (
          <div className="product__worn">
            <WornPair productId={id} what={`«${title}»`} days={daysPerLens} />
          </div>
        )}
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

/** How long the lenses last, on what that rests, and what is on its way; why it is not known is said once below the list. */
function StockOf({
  product: { kind, lenses, stock, boughtSince, coming, isAllRead },
}: {
  product: MyProduct
}) {
  const notes = [stock ? basisInWords(stock) : '', laterInWords(boughtSince)].filter(Boolean)
  return (
    <>
      {stock ? (
        <p>{stockInWords(stock)}</p>
      ) : (
        isAllRead && kind === 'lenses' && lenses.length > 0 && <p>Когда закончатся, пока не знаем</p>
      )}
      {notes.length > 0 && <p className="small soft">{notes.join('. ')}</p>}
      {coming > 0 && <p className="small">{comingInWords(coming)}</p>}
    </>
  )
}
