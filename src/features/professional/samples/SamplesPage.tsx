import { useSampleProductsQuery } from '#data/trial/samplesApi'
import { FormStyles } from '#forms/FormStyles'
import { EmptyState } from '#ui/states/EmptyState'
import { Loaded } from '#ui/states/Loaded'
import { Skeleton } from '#ui/states/Skeleton'
import { RequestCard } from './RequestCard'
import { SampleCard } from './SampleCard'
import { leftBeside } from './sampleChoice'
import { SampleOrders } from './SampleOrders'
import { useLines } from './useLines'

/** Samples: what may be ordered, the order that is being put together, and those that were sent. */
export function SamplesPage() {
  const products = useSampleProductsQuery()
  const { lines, add, remove, clear } = useLines(products.data)
  return (
    <>
      <FormStyles />
      <Loaded
        query={products}
        failure="Образцы не загрузились"
        skeleton={
          <div className="card" part="card">
            <Skeleton label="Загружаем образцы" heights={[24, 48, 48, 48]} />
          </div>
        }
        empty={
          <EmptyState title="Образцов пока нет">Они появятся здесь, когда их откроют для вас.</EmptyState>
        }
      >
        {(all) =>
          all.map((product) => (
            <SampleCard
              key={product.productId}
              product={product}
              left={leftBeside(product, lines)}
              onAdded={add}
            />
          ))
        }
      </Loaded>
      {lines.length > 0 && <RequestCard lines={lines} onRemoved={remove} onSent={clear} />}
      <SampleOrders />
    </>
  )
}
