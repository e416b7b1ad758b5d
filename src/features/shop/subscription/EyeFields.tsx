import { useField } from 'formik'
import { EYES, type Eye } from '#domain/lens'
import type { Option } from '#forms/lib/options'
import { LensOfferField, type LensOfferFieldProps } from '#parts/LensOfferField'
import { SelectField } from '#forms/fields/SelectField'

/** Stands for an eye that gets no lenses. */
export const NOT_NEEDED = '0'

const QUANTITIES = Array.from({ length: 10 }, (_, index) => String(index + 1))

/** What an order holds stays available, so that what is shown is what is sent. */
function quantityOptions(isOptional: boolean, value: string): Option[] {
  const numbers =
    value === '' || value === NOT_NEEDED || QUANTITIES.includes(value) ? QUANTITIES : [...QUANTITIES, value]
  const options = numbers.map((number) => ({ value: number, label: number }))
  return isOptional ? [{ value: NOT_NEEDED, label: 'Не нужно' }, ...options] : options
}

interface EyeFieldsProps extends Pick<LensOfferFieldProps, 'offers' | 'made' | 'before' | 'pending'> {
  eye: Eye
  /** In place of 'Правый глаз': the same lenses serve both. */
  label?: string
  /** Whether the eye gets lenses; given where it may go without. */
  isWanted?: boolean
}

/** Which lenses for one eye, and how many packs of them. */
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
