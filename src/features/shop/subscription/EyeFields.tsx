import { EYES, type Eye } from '../../../domain/lens'
import type { Offer } from '../../../domain/product'
import { LensOfferField } from '../../../forms/LensOfferField'
import { SelectField } from '../../../forms/SelectField'

const QUANTITIES = Array.from({ length: 10 }, (_, index) => String(index + 1)).map((value) => ({
  value,
  label: value,
}))

interface EyeFieldsProps {
  eye: Eye
  offers: readonly Offer[]
  /** In place of 'Правый глаз': the same lenses serve both. */
  label?: string
}

/** Which lenses for one eye, and how many packs of them. */
export function EyeFields({ eye, offers, label = `${EYES[eye].name} глаз` }: EyeFieldsProps) {
  return (
    <div className="eye-fields">
      <LensOfferField name={`${eye}Offer`} label={<span className="strong">{label}</span>} offers={offers} />
      <SelectField
        name={`${eye}Quantity`}
        label={
          <>
            Упаковок<span className="visually-hidden"> {label}</span>
          </>
        }
        options={QUANTITIES}
      />
    </div>
  )
}
