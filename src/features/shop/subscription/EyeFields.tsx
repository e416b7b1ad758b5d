import { useField } from 'formik'
import { EYES, type Eye } from '#domain/lens'
import type { Option } from '#forms/lib/options'
import { LensOfferField, type LensOfferFieldProps } from '#parts/LensOfferField'
import { SelectField } from '#forms/fields/SelectField'

/** The quantity of an eye that gets no lenses. */
export const NOT_NEEDED = '0'

const QUANTITIES = Array.from({ length: 10 }, (_, index) => String(index + 1))

/**
 * Returns the quantities to choose from. The current value is always among them, so that the field shows
 * exactly what is sent.
 */
function quantityOptions(isOptional: boolean, value: string): Option[] {
  const numbers =
    value === '' || value === NOT_NEEDED || QUANTITIES.includes(value) ? QUANTITIES : [...QUANTITIES, value]
  const options = numbers.map((number) => ({ value: number, label: number }))
  return isOptional ? [{ value: NOT_NEEDED, label: 'Не нужно' }, ...options] : options
}

interface EyeFieldsProps extends Pick<LensOfferFieldProps, 'offers' | 'made' | 'before' | 'pending'> {
  eye: Eye
  /** Replaces 'Правый глаз' if both eyes get equal lenses. */
  label?: string
  /** Tells whether the eye gets lenses; undefined if it must get some. */
  isWanted?: boolean
}

/** Asks for the lenses of one eye and the number of packs. */
export function EyeFields({ eye, label = `${EYES[eye].name} глаз`, isWanted, ...lenses }: EyeFieldsProps) {
  const name = `${eye}Quantity`
  const [{ value }] = useField<string>(name)
  const title = <span className="strong">{label}</span>
  return (
    <div className="eye-fields">
      {isWanted === false ? (
        <p>{title}</p>
      ) : (
        <LensOfferField name={`${eye}Offer`} label={title} {...lenses} />
      )}
      <SelectField
        name={name}
        label={
          <>
            Упаковок<span className="visually-hidden"> {label}</span>
          </>
        }
        {...(value === '' && { placeholder: 'Сколько' })}
        options={quantityOptions(isWanted !== undefined, value)}
      />
    </div>
  )
}
