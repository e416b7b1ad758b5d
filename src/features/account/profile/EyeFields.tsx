import { useFormikContext } from 'formik'
import { sameId, type Id } from '#domain/Id'
import { LENS_PARAMETERS, parameterInWords, type LensParameter } from '#domain/lens'
import { deniedAs, remoteData } from '#domain/remoteData'
import { SelectField } from '#forms/fields/SelectField'
import { useLensRangeQuery } from '#data/catalogue/catalogueApi'
import type { Product } from '#data/catalogue/product'
import { Loaded } from '#ui/states/Loaded'
import { eyeWith, type TypedEye } from './lensRules'

export type ProductName = Pick<Product, 'id' | 'title'>

interface EyeFieldsProps {
  /** Name of the eye's record in the form. */
  name: 'right' | 'left'
  title: string
  typed: TypedEye
  products: readonly ProductName[]
}

/** Asks for a product and its parameters. The current values stay available even if they are no longer made. */
export function EyeFields({ name, title, typed, products }: EyeFieldsProps) {
  const { setFieldValue } = useFormikContext()
  const product = products.find(({ id }) => sameId(id, typed.product))
  return (
    <fieldset className="form">
      <legend className="strong">{title}</legend>
      <SelectField
        name={`${name}.product`}
        label="Линзы"
        placeholder="Не выбраны"
        options={products.map(({ id, title }) => ({ value: String(id), label: title }))}
        onChosen={(chosen) => void setFieldValue(name, eyeWith(chosen))}
        optional
      />
      {product && <Parameters name={name} typed={typed} productId={product.id} />}
    </fieldset>
  )
}

/** The range of a product that is no longer sold. */
const NOT_MADE: Record<LensParameter, readonly (string | number)[]> = {
  sphere: [],
  cylinder: [],
  axis: [],
  addition: [],
  baseCurve: [],
  diameter: [],
}

interface ParametersProps extends Pick<EyeFieldsProps, 'name' | 'typed'> {
  productId: Id
}

function Parameters({ name, typed, productId }: ParametersProps) {
  const range = remoteData<typeof NOT_MADE>(useLensRangeQuery(productId))
  return (
    <Loaded query={deniedAs(range, NOT_MADE)} failure="Параметры линз не загрузились">
      {(made) => (
        <div className="fields">
          {LENS_PARAMETERS.map(({ name: key, title }) => {
            const values = offered(made[key], typed[key])
            return values.length === 0 ? null : (
              <SelectField
                key={key}
                name={`${name}.${key}`}
                label={title}
                placeholder="Не знаю"
                options={values.map((value) => ({ value, label: inWords(key, value) }))}
                optional
              />
            )
          })}
        </div>
      )}
    </Loaded>
  )
}

/** Formats a parameter. The select holds it as a text, but all parameters except the addition are numbers. */
const inWords = (parameter: LensParameter, value: string): string =>
  parameterInWords(parameter, parameter === 'addition' ? value : Number(value))

/** Returns the values that are made and the chosen one, without duplicates and in ascending order. */
function offered(made: readonly (string | number)[], chosen: string): string[] {
  const all = new Set([...made.map(String), ...(chosen === '' ? [] : [chosen])])
  return [...all].toSorted((one, other) => Number(one) - Number(other))
}
