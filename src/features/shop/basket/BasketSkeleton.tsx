import { Skeleton, SkeletonLine } from '#ui/states/Skeleton'
import { LeftToReact } from '#ui/lib/LeftToReact'

/** Shows placeholders for two products and their sums while the basket loads. */
export function BasketSkeleton() {
  // The basket is not rendered before it has loaded.
  if (BEFORE_REACT) throw new LeftToReact()
  return (
    <div className="basket__columns basket__columns--two">
      <div className="basket__goods">
        <div className="card basket__lines" part="card">
          {[2, 1].map((rows) => (
            <div className="basket-group" key={rows}>
              <span className="basket-group__picture" />
              <div className="basket-group__what">
                <SkeletonLine width="60%" height={24} />
                <SkeletonLine width="45%" height={20} />
              </div>
              <div className="basket-group__lines">
                {Array.from({ length: rows }, (_, row) => (
                  <div className="basket-line" key={row}>
                    <SkeletonLine width="40%" height={24} />
                    <SkeletonLine width={134} height={44} />
                  </div>
                ))}
              </div>
            </div>
          ))}
        </div>
      </div>
      <div className="card basket__order" part="card">
        <Skeleton label="Загружаем корзину" heights={[24, 32, 24, 48, 56, 56]} />
      </div>
    </div>
  )
}
