import { EYES, lensInOneLine, type Eye } from '#domain/lens'
import { isOfLenses, otherParameters } from '#data/catalogue/lensOffers'
import { titleInWords } from '#domain/text/titleInWords'
import { eyeOfItem } from '#data/repeat/again'
import { lensDoubt } from '#data/lenses/lensDoubt'
import { useWornLenses } from '#data/lenses/useWornLenses'
import { formatMoney, UNSHOWN_PRICE, type Money } from '#domain/numbers/money'
import { times } from '#domain/numbers/sums'
import { joinedByDots } from '#domain/text/joinedByDots'
import { EyePower } from '#parts/eyes/EyePower'
import { LensQuestion } from '#parts/LensQuestion'
import { EyeMark } from '#parts/eyes/EyeMark'
import { LensOfferField } from '#parts/LensOfferField'
import { Notice } from '#ui/states/Notice'
import { choiceName, type RepeatLine, type WantedItem } from '#data/repeat/repeat'

/** Lists the items that can be bought again, and the names of those that cannot. */
export function RepeatLines({ lines }: { lines: readonly RepeatLine[] }) {
  const ready = lines.flatMap((line) => (line.state === 'ready' && isOfLenses(line.offer) ? [line] : []))
  const { worn } = useWornLenses(ready.length > 0)
  const eyeAt = ({ offer, item }: Extract<RepeatLine, { state: 'ready' }>) => eyeOfItem(item, offer, worn)
  const doubt = lensDoubt(
    ready.map(({ offer: { sphere }, item: { quantity } }) => ({ sphere, quantity })),
    worn,
  )
  const missing = lines.filter((line) => line.state === 'missing')
  return (
    <>
      {missing.length > 0 && (
        <Notice icon="alert">
          {missing.map(({ item, reason }, index) => (
            <p key={index}>
              <span className="strong">{nameOf(item)}</span>: {REASONS[reason]}
            </p>
          ))}
        </Notice>
      )}
      {missing.length < lines.length && (
        <ul className="list">
          {lines.map((line, index) =>
            line.state === 'ready' ? (
              <li key={index} className="item">
                <Mark eye={eyeAt(line)} />
                <span className="item__main">
                  {isOfLenses(line.offer) && <EyePower eye={eyeAt(line)} sphere={line.offer.sphere} />}
                  <span>{titleInWords(line.offer)}</span>
                  <span className="small soft">
                    {joinedByDots([
                      otherParameters(line.offer),
                      quantityInWords(line.item.quantity, line.offer.price),
                    ])}
                  </span>
                  <PriceChange item={line.item} now={line.offer.price} />
                </span>
                {line.offer.price ? (
                  <span className="num">{formatMoney(times(line.offer.price, line.item.quantity))}</span>
                ) : (
                  <span className="small soft">{UNSHOWN_PRICE}</span>
                )}
              </li>
            ) : (
              line.state === 'choose' && (
                <li key={index} className="item">
                  <LensOfferField
                    name={choiceName(index)}
                    label={`${nameOf(line.item)}, ${line.item.quantity} шт`}
                    hint={whyAsked(line)}
                    offers={line.offers}
                    made={line.made}
                  />
                </li>
              )
            ),
          )}
        </ul>
      )}
      <LensQuestion doubt={doubt} />
    </>
  )
}

const Mark = ({ eye }: { eye: Eye | undefined }) => eye && <EyeMark small eye={eye} />

const REASONS = {
  gone: 'больше не продаётся',
  notInPacks: 'упаковками не продаётся',
  soldOut: 'сейчас нет в наличии',
  otherPower: 'линз с такими параметрами в продаже нет',
  unreadable: 'не удалось показать',
} as const

/** Returns 'Правый глаз'. */
const eyeInWords = ({ lens }: WantedItem) =>
  lens ? (lens.eye ? `${EYES[lens.eye].name} глаз` : 'Оба глаза') : ''

/** Returns the full name of an item: 'Ясно Месяц, правый глаз (OD −2,75 · BC 8,6)'. */
function nameOf(item: WantedItem): string {
  const { title, lens } = item
  if (title === '') return 'Товар'
  return lens ? `${title}, ${eyeInWords(item).toLocaleLowerCase('ru')} (${lensInOneLine(lens)})` : title
}

function whyAsked({ item, offers }: Extract<RepeatLine, { state: 'choose' }>): string {
  if (!offers.some(isOfLenses)) return 'Выберите упаковку'
  return item.lens
    ? 'Что именно покупать, по вашим данным не решить: выберите'
    : 'В заказе не указано, какие это были линзы'
}

/** Returns quantity and price: '2 шт по 1 990 ₽'. */
const quantityInWords = (quantity: number, price: Money | null) =>
  `${quantity}\u00a0шт${quantity > 1 && price ? ` по ${formatMoney(price)}` : ''}`

function PriceChange({ item: { price: before }, now }: { item: WantedItem; now: Money | null }) {
  if (!before || !now || before.currency !== now.currency || before.value === now.value) return null
  return <span className="small soft">Было {formatMoney(before)}</span>
}
