import { useMemo } from 'react'
import type { CatalogueParam } from '#data/catalogue/catalogue'
import { countsOf, type Filters } from '#data/catalogue/filters'
import { formatNumber } from '#domain/numbers/counts'
import type { Product } from '#data/catalogue/product'

interface ParamFilterProps {
  param: CatalogueParam
  products: readonly Product[]
  filters: Filters
  chosen: readonly string[]
  onChosen: (codes: readonly string[]) => void
}

/** Lists the values of one parameter, each with the number of products that it would leave. */
export function ParamFilter({
  param: { code, name, values },
  products,
  filters,
  chosen,
  onChosen,
}: ParamFilterProps) {
  const counts = useMemo(() => countsOf(products, filters, code), [products, filters, code])
  const useful = values.filter((value) => counts.has(value.code) || chosen.includes(value.code))
  if (useful.length === 0) return null
  return (
    <fieldset className="catalogue__param">
      <legend>{name}</legend>
      {useful.map((value) => {
        const isChosen = chosen.includes(value.code)
        return (
          <label className="check" key={value.code}>
            <input
              type="checkbox"
              checked={isChosen}
              onChange={() =>
                onChosen(isChosen ? chosen.filter((one) => one !== value.code) : [...chosen, value.code])
              }
            />
            <span>
              {value.label} <span className="soft num">{formatNumber(counts.get(value.code) ?? 0)}</span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
