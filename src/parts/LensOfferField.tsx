import { useMemo, useState, type ReactNode } from 'react'
import { sameId } from '../domain/Id'
import { lensChoice, picksOfOffer, withPick, type MadeValues, type Picks } from '../data/catalogue/lensChoice'
import { isOfLenses, offerParameters, offersByTitle, toldApart } from '../data/catalogue/lensOffers'
import { priceInWords } from '../domain/numbers/money'
import { joinedByDots } from '#domain/text/joinedByDots'
import { packInWords, type Offer } from '../data/catalogue/product'
import { LabelledSelect } from '../ui/controls/LabelledSelect'
import { ParameterSelect } from './ParameterSelect'
import { FieldGroup } from '../forms/fields/FieldGroup'
import type { FieldTexts } from '../forms/lib/useFormField'

export interface LensOfferFieldProps extends FieldTexts {
  /** All offers, including sold-out ones: a single offer in stock must not select a parameter. */
  offers: readonly Offer[]
  /** The values in which the product is made, in stock or not. */
  made?: MadeValues | undefined
  /** A question before the parameters: who wears the lenses. */
  before?: ReactNode
  /** Replaces the choice until the offers are known. */
  pending?: ReactNode
}

interface Begun {
  title: string
  picks: Picks
  /** Announces the choices that the last one has cleared. */
  said: string
  /** The value that the field got with it; with another one it is over, as after 'Начать заново'. */
  value: string
}

type Wanted = Pick<Begun, 'title' | 'picks'>

/**
 * Choice of a box of lenses: first the title, then each parameter with several values, then the pack size.
 * The value of the field is the offer's id, and '' until the choice is complete: a power is never selected
 * automatically, even if there is only one.
 */
export function LensOfferField({ offers, made, before, pending, ...texts }: LensOfferFieldProps) {
  const clear = useMemo(() => toldApart(offers), [offers])
  // The offer that the form already holds stays among the options.
  const offersWith = (value: string) => {
    const held = offers.find(({ offerId }) => sameId(offerId, value))
    return held === undefined || clear.includes(held) ? clear : [...clear, held]
  }
  return (
    <FieldGroup {...texts}>
      {({ value, error, setValue }) => (
        <>
          {before}
          {pending !== undefined ? (
            pending
          ) : offersWith(value).some(({ isAvailable }) => isAvailable) ? (
            <OfferSelects
              offers={offersWith(value)}
              made={made}
              value={value}
              isWrong={error !== undefined}
              onChosen={setValue}
            />
          ) : (
            <p>Сейчас ничего нет в продаже</p>
          )}
        </>
      )}
    </FieldGroup>
  )
}

interface OfferSelectsProps extends Pick<LensOfferFieldProps, 'offers' | 'made'> {
  value: string
  isWrong: boolean
  onChosen: (offerId: string) => void
}

function OfferSelects({ offers, made, value, isWrong, onChosen }: OfferSelectsProps) {
  const chosen = offers.find(({ offerId }) => sameId(offerId, value))
  const groups = offersByTitle(offers.filter(({ title }) => title === chosen?.title || isSold(offers, title)))
  // The form holds a complete choice, which may come from a draft; this state holds an incomplete one.
  const [begun, setBegun] = useState<Begun>()
  const { title, picks, said } = chosen
    ? { title: chosen.title, picks: picksOfOffer(chosen), said: '' }
    : begun?.value === value
      ? begun
      : { title: onlyOf(groups), picks: {}, said: '' }
  const boxesOf = (wanted: Wanted) => {
    const { asked, boxes } = lensChoice(groups.get(wanted.title) ?? [], wanted.picks, made)
    const choices = asked.filter(({ only }) => only === undefined)
    // If there is nothing else to choose, the customer has to confirm the only box.
    const isAsked = groups.size > 1 || choices.length > 0
    return { choices, boxes, isBoxAsked: boxes.length > 1 || (boxes.length === 1 && !isAsked) }
  }
  const onBegun = (next: Begun) => {
    setBegun(next)
    onChosen(next.value)
  }
  const onPicked = (wanted: Omit<Begun, 'value'>) => {
    const { boxes, isBoxAsked } = boxesOf(wanted)
    const only = isBoxAsked ? undefined : boxes.find(({ isAvailable }) => isAvailable)
    onBegun({ ...wanted, value: String(only?.offerId ?? '') })
  }
  const { choices, boxes, isBoxAsked } = boxesOf({ title, picks })
  const isSoldOut = boxes.length > 0 && !boxes.some(({ isAvailable }) => isAvailable)
  return (
    <>
      <div className="lens-offer">
        {groups.size > 1 && (
          <Choice
            label={offers.some(isOfLenses) ? 'Линзы' : 'Товар'}
            value={title}
            options={[...groups.keys()].map((name) => ({ key: name, label: name }))}
            isWrong={isWrong}
            onPicked={(name) => onPicked({ title: name, picks: {}, said: '' })}
          />
        )}
        {choices.map((parameter) => (
          <ParameterSelect
            key={parameter.name}
            parameter={parameter}
            isWrong={isWrong && parameter.picked === undefined}
            onPicked={(key) =>
              onPicked({ title, ...withPick(groups.get(title) ?? [], picks, parameter.name, key, made) })
            }
          />
        ))}
        {isBoxAsked && (
          <Choice
            label="Упаковка"
            value={chosen && boxes.includes(chosen) ? value : ''}
            options={boxes.map((box) => ({
              key: String(box.offerId),
              label: boxInWords(box, boxes.length === 1),
              isOut: !box.isAvailable,
            }))}
            isWrong={isWrong}
            onPicked={(key) => onBegun({ title, picks, said: '', value: key })}
          />
        )}
      </div>
      <p className="small soft" role="status">
        {said ||
          (chosen && !isSoldOut && `Выбрано: ${chosenInWords(chosen)}`) ||
          (isSoldOut && 'Нет в наличии')}
      </p>
    </>
  )
}

/** Tells whether a box with this title can be bought. */
const isSold = (offers: readonly Offer[], title: string) =>
  offers.some((offer) => offer.isAvailable && offer.title === title)

/** Returns '6 шт · 1 990 ₽', with the parameters of the lens if no field shows them. */
const boxInWords = (offer: Offer, withParameters: boolean) =>
  joinedByDots([
    packInWords(offer.params),
    withParameters ? offerParameters(offer) : offer.colour,
    priceInWords(offer.price),
  ])

const withoutSpaces = (text: string) => text.replace(/\s/g, '')

/** Returns 'Ясно Месяц, 6 шт · Sph −2,75 · 1 990 ₽'; some shops already name the pack size in the title. */
function chosenInWords(offer: Offer): string {
  const pack = packInWords(offer.params)
  const isNamed = withoutSpaces(offer.title).endsWith(withoutSpaces(pack))
  const title = isNamed ? offer.title : `${offer.title}, ${pack}`
  return joinedByDots([title, offerParameters(offer), priceInWords(offer.price)])
}

interface ChoiceProps {
  label: string
  value: string
  options: { key: string; label: string; isOut?: boolean }[]
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
        <option key={option.key} value={option.key} disabled={option.isOut}>
          {option.isOut === true ? `${option.label}, нет в наличии` : option.label}
        </option>
      ))}
    </LabelledSelect>
  )
}

function onlyOf(groups: Map<string, Offer[]>): string {
  const [only = '', ...others] = groups.keys()
  return others.length === 0 ? only : ''
}
