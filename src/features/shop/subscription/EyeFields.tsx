import { EYES, type Eye } from '../../../domain/lens'
import type { Offer } from '../../../domain/product'
import { LensOfferField } from '../../../forms/LensOfferField'
import { SelectField } from '../../../forms/SelectField'

/** Stands for an eye that gets no lenses. */
export const NOT_NEEDED = '0'

const QUANTITIES = Array.from({ length: 10 }, (_, index) => String(index + 1)).map((value) => ({
  value,
  label: value,
}))
const OPTIONAL_QUANTITIES = [{ value: NOT_NEEDED, label: 'Не нужно' }, ...QUANTITIES]

interface EyeFieldsProps {
  eye: Eye
  offers: readonly Offer[]
  /** In place of 'Правый глаз': the same lenses serve both. */
  label?: string
  /** Whether the eye gets lenses; given where it may go without. */
  isWanted?: boolean
}

/** Which lenses for one eye, and how many packs of them. */
export function EyeFields({ eye, offers, label = `${EYES[eye].name} глаз`, isWanted }: EyeFieldsProps) {
  const title = <span className="strong">{label}</span>
  return (
    <div className="eye-fields">
      {isWanted === false ? (
        <p>{title}</p>
      ) : (
        <LensOfferField name={`${eye}Offer`} label={title} offers={offers} />
      )}
      <SelectField
        name={`${eye}Quantity`}
        label={
          <>
            Упаковок<span className="visually-hidden"> {label}</span>
          </>
        }
        options={isWanted === undefined ? QUANTITIES : OPTIONAL_QUANTITIES}
      />
    </div>
  )
}
