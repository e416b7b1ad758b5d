import { usePointsWithProductQuery } from '#data/locator/locatorApi'
import { useLensesInfoQuery } from '#data/profile/profileApi'
import { sameId, type Id } from '#domain/Id'

/**
 * Says whether the optician sells the customer's lenses; renders nothing while that is unknown. The API
 * answers per product, so it does not say whether the customer's powers are in stock.
 */
export function OwnLensesHere({ departmentId }: { departmentId: Id }) {
  const { data: own } = useLensesInfoQuery()
  const lenses = own?.lenses ?? []
  return lenses
    .filter(
      ({ productId }, index) => lenses.findIndex((other) => sameId(other.productId, productId)) === index,
    )
    .map(
      ({ productId, title }) =>
        productId !== null && (
          <Stock key={productId} productId={productId} title={title} departmentId={departmentId} />
        ),
    )
}

interface StockProps {
  productId: Id
  title: string
  departmentId: Id
}

function Stock({ productId, title, departmentId }: StockProps) {
  const { data: points } = usePointsWithProductQuery(productId)
  if (!points) return null
  const isHere = points.some(({ id }) => sameId(id, departmentId))
  return (
    <p className="small">
      Ваши линзы «{title}»:{' '}
      {isHere ? 'здесь есть, наличие ваших параметров уточните в оптике' : 'здесь сейчас нет'}
    </p>
  )
}
