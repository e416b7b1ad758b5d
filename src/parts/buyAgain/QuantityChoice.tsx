import { packInWords } from '#data/catalogue/product'
import { titleInWords } from '#domain/text/titleInWords'
import type { AgainLine } from '#data/repeat/again'
import { useLensesInfoQuery } from '#data/profile/profileApi'
import { daysOfBoxes } from '#data/stock/daysOfBoxes'
import { spanInWords } from '#data/stock/stockInWords'
import { EYES } from '#domain/lens'
import { count } from '#domain/numbers/counts'
import { basketUrl } from '#host/page/config'
import { IconButton } from '#ui/controls/IconButton'
import { TextLink } from '#ui/controls/TextLink'
import { EyeMark } from '#parts/eyes/EyeMark'
import { FoldedChoice } from './FoldedChoice'
import type { Again } from './lib/useAgain'

const MOST = 10

/** Returns '2 упаковки по 6 шт'; without the pack size if it differs. */
function packsInWords(lines: readonly AgainLine[]): string {
  const packs = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const sizes = new Set(lines.map(({ offer }) => packInWords(offer.params)))
  const [size] = sizes
  return `${count(packs, ['упаковка', 'упаковки', 'упаковок'])}${sizes.size === 1 && size ? ` по\u00a0${size}` : ''}`
}

const nameOf = ({ eye, offer }: AgainLine): string => (eye ? EYES[eye].name : titleInWords(offer))

interface QuantityChoiceProps {
  again: Again
  isOpen: boolean
  onToggled: () => void
}

/** The number of packs; once they are in the basket, it can only be changed there. */
export function QuantityChoice({ again: { lines, isHeld, change }, isOpen, onToggled }: QuantityChoiceProps) {
  const { data: info } = useLensesInfoQuery()
  const days = daysOfBoxes(lines, info)
  const lasts = days !== undefined && `Хватит на ${spanInWords(days)}`
  const onQuantity = (changed: AgainLine, by: number) =>
    change({
      lines: lines.map((line) => (line === changed ? { ...line, quantity: line.quantity + by } : line)),
    })
  return (
    <FoldedChoice
      icon="number"
      of="количество"
      title={packsInWords(lines)}
      note={isHeld ? <TextLink href={basketUrl()}>Уже в корзине</TextLink> : lasts}
      isOpen={isOpen && !isHeld}
      onToggled={isHeld ? undefined : onToggled}
    >
      <ul className="list">
        {lines.map((line, index) => {
          const name = nameOf(line)
          const whose = name.toLocaleLowerCase('ru')
          return (
            <li className="again__count" key={index}>
              {line.eye && <EyeMark small eye={line.eye} />}
              <span>{name}</span>
              <IconButton
                icon="minus"
                label={`Уменьшить количество, ${whose}`}
                aria-disabled={line.quantity <= 1 || undefined}
                onClick={() => line.quantity > 1 && onQuantity(line, -1)}
              />
              <b className="num" role="status" aria-label={`${line.quantity} шт, ${whose}`}>
                {line.quantity}
              </b>
              <IconButton
                icon="plus"
                label={`Увеличить количество, ${whose}`}
                aria-disabled={line.quantity >= MOST || undefined}
                onClick={() => line.quantity < MOST && onQuantity(line, 1)}
              />
            </li>
          )
        })}
      </ul>
    </FoldedChoice>
  )
}
