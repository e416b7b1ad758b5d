import { useState } from 'react'
import { sameId } from '../domain/Id'
import {
  isOfLenses,
  narrowed,
  offerParameters,
  offersByTitle,
  type ParameterValue,
} from '../domain/lensOffers'
import { parameterInWords, type LensParameters } from '../domain/lens'
import { formatMoney } from '../domain/money'
import { packInWords, type Offer } from '../domain/product'
import { LabelledSelect } from '../ui/LabelledSelect'
import { FieldGroup } from './FieldGroup'
import type { FieldTexts } from './useFormField'

interface LensOfferFieldProps extends FieldTexts {
  /** What can be bought now. */
  offers: readonly Offer[]
}

type Picks = { title: string } & Partial<LensParameters>

/**
 * Which box of lenses: first whose, then each parameter in which its offers differ, then the size of the pack. The form
 * holds the offer's id, and '' until the choice is complete: a power is never guessed, not even the only one there is.
 */
export function LensOfferField({ offers, ...texts }: LensOfferFieldProps) {
  return (
    <FieldGroup {...texts}>
      {({ value, error, setValue }) =>
        offers.length === 0 ? (
          <p>Сейчас ничего нет в продаже</p>
        ) : (
          <OfferSelects offers={offers} value={value} isWrong={error !== undefined} onChosen={setValue} />
        )
      }
    </FieldGroup>
  )
}

interface OfferSelectsProps {
  offers: readonly Offer[]
  value: string
  isWrong: boolean
  onChosen: (offerId: string) => void
}

function OfferSelects({ offers, value, isWrong, onChosen }: OfferSelectsProps) {
  const groups = offersByTitle(offers)
  // A complete choice is the form's, which may bring one from a draft; what is still incomplete is kept here.
  const [begun, setBegun] = useState<Picks>(() => ({ title: onlyOf(groups) }))
  const chosen = offers.find(({ offerId }) => sameId(offerId, value))
  const picks = chosen ?? begun
  const boxesOf = (picked: Picks) => {
    const { choices, boxes } = narrowed(groups.get(picked.title) ?? [], picked)
    // Where nothing else is asked, the one box there is has to be agreed to.
    const isAsked = groups.size > 1 || choices.length > 0
    return { choices, boxes, isBoxAsked: boxes.length > 1 || (boxes.length === 1 && !isAsked) }
  }
  const onPicked = (picked: Picks) => {
    const { boxes, isBoxAsked } = boxesOf(picked)
    setBegun(picked)
    onChosen(isBoxAsked ? '' : String(boxes[0]?.offerId ?? ''))
  }
  const { choices, boxes, isBoxAsked } = boxesOf(picks)
  return (
    <>
      <div className="lens-offer">
        {groups.size > 1 && (
          <Choice
            label={offers.some(isOfLenses) ? 'Линзы' : 'Товар'}
            value={picks.title}
            options={[...groups.keys()].map((title) => ({ key: title, label: title }))}
            isWrong={isWrong}
            onPicked={(title) => onPicked({ title })}
          />
        )}
        {choices.map(({ name, label, values, picked }) => (
          <Choice
            key={name}
            label={label}
            value={picked === undefined ? '' : keyOf(picked)}
            options={values.map((value) => ({ key: keyOf(value), label: parameterInWords(name, value) }))}
            isWrong={isWrong}
            onPicked={(key) => onPicked({ ...picks, [name]: values.find((value) => keyOf(value) === key) })}
          />
        ))}
        {isBoxAsked && (
          <Choice
            label="Упаковка"
            value={value}
            options={boxes.map((box) => ({
              key: String(box.offerId),
              label: boxInWords(box, boxes.length === 1),
            }))}
            isWrong={isWrong}
            onPicked={onChosen}
          />
        )}
      </div>
      <p className="small soft" role="status">
        {chosen && `Выбрано: ${chosenInWords(chosen)}`}
      </p>
    </>
  )
}

/** '6 шт · 1 990 ₽', with the parameters of the lens where nothing else says them. */
const boxInWords = (offer: Offer, withParameters: boolean) =>
  [
    packInWords(offer.params),
    withParameters ? offerParameters(offer) : offer.colour,
    offer.price && formatMoney(offer.price),
  ]
    .filter(Boolean)
    .join(' · ')

const withoutSpaces = (text: string) => text.replace(/\s/g, '')

/** 'Ясно Месяц, 6 шт · Sph −2,75 · 1 990 ₽'; some shops name the size of the pack in the title already. */
function chosenInWords(offer: Offer): string {
  const pack = packInWords(offer.params)
  const isNamed = withoutSpaces(offer.title).endsWith(withoutSpaces(pack))
  const title = isNamed ? offer.title : `${offer.title}, ${pack}`
  return [title, offerParameters(offer), offer.price && formatMoney(offer.price)].filter(Boolean).join(' · ')
}

interface ChoiceProps {
  label: string
  value: string
  options: { key: string; label: string }[]
  isWrong: boolean
  onPicked: (key: string) => void
}

function Choice({ label, value, options, isWrong, onPicked }: ChoiceProps) {
  return (
    <LabelledSelect
      label={label}
      value={value}
      aria-required
      aria-invalid={isWrong && value === ''}
      onChosen={onPicked}
    >
      {value === '' && <option value="">Выберите</option>}
      {options.map((option) => (
        <option key={option.key} value={option.key}>
          {option.label}
        </option>
      ))}
    </LabelledSelect>
  )
}

const keyOf = (value: ParameterValue) => String(value)

function onlyOf(groups: Map<string, Offer[]>): string {
  const [only = '', ...others] = groups.keys()
  return others.length === 0 ? only : ''
}
