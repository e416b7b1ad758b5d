import { useCatalogueQuery } from '#data/catalogue/catalogueApi'
import { SelectField } from '#forms/fields/SelectField'
import { Loaded } from '#ui/states/Loaded'
import { Skeleton } from '#ui/states/Skeleton'

/** Asks for the product that the application is about. */
export function ProductPart() {
  const catalogue = useCatalogueQuery()
  return (
    <Loaded
      query={catalogue}
      failure="Товары не загрузились"
      skeleton={<Skeleton label="Загружаем товары" heights={[20, 48]} />}
    >
      {({ products }) => (
        <SelectField
          name="productId"
          label="Товар"
          placeholder="Выберите товар"
          options={products.map(({ id, title }) => ({ value: String(id), label: title }))}
        />
      )}
    </Loaded>
  )
}
