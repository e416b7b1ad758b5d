import { useId, useState } from 'react'
import { narrowed, offersByTitle, parameterInWords, type ParameterValue } from '../domain/lensOffers'
import type { LensParameters } from '../domain/lens'
import type { Offer } from '../domain/product'
import { Icon } from '../ui/Icon'
import { FieldGroup } from './FieldGroup'
import type { FieldTexts } from './useFormField'

interface LensOfferFieldProps extends FieldTexts {
  /** What can be bought now. */
  offers: readonly Offer[]
}

type Picks = { title: string } & Partial<LensParameters>

/**
 * Which box of lenses: first whose, then each parameter in which its offers differ. The form holds the offer's id, and
 * '' until the choice is complete: a power is never guessed.
 */
export function LensOfferField({ offers, ...texts }: LensOfferFieldProps) {
  return (
    <FieldGroup {...texts}>
      {({ value, error, setValue }) => (
        <OfferSelects offers={offers} value={value} isWrong={error !== undefined} onChosen={setValue} />
      )}
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
  const picks = offers.find(({ offerId }) => String(offerId) === value) ?? begun
  const onPicked = (picked: Picks) => {
    setBegun(picked)
    onChosen(String(narrowed(groups.get(picked.title) ?? [], picked).offer?.offerId ?? ''))
  }
  return (
    <div className="lens-offer">
      {groups.size > 1 && (
        <Select
          label="Линзы"
          value={picks.title}
          options={[...groups.keys()].map((title) => ({ key: title, label: title }))}
          isWrong={isWrong}
          onPicked={(title) => onPicked({ title })}
        />
      )}
      {narrowed(groups.get(picks.title) ?? [], picks).choices.map(({ name, label, values, picked }) => (
        <Select
          key={name}
          label={label}
          value={picked === undefined ? '' : keyOf(picked)}
          options={values.map((value) => ({ key: keyOf(value), label: parameterInWords(name, value) }))}
          isWrong={isWrong}
          onPicked={(key) => onPicked({ ...picks, [name]: values.find((value) => keyOf(value) === key) })}
        />
      ))}
    </div>
  )
}

interface SelectProps {
  label: string
  value: string
  options: { key: string; label: string }[]
  isWrong: boolean
  onPicked: (key: string) => void
}

function Select({ label, value, options, isWrong, onPicked }: SelectProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="affix">
        <select
          className="input"
          id={id}
          value={value}
          aria-required
          aria-invalid={isWrong && value === ''}
          onChange={(event) => onPicked(event.target.value)}
        >
          {value === '' && <option value="">Выберите</option>}
          {options.map((option) => (
            <option key={option.key} value={option.key}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
    </div>
  )
}

const keyOf = (value: ParameterValue) => String(value)

function onlyOf(groups: Map<string, Offer[]>): string {
  const [only = '', ...others] = groups.keys()
  return others.length === 0 ? only : ''
}
