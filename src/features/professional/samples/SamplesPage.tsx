import { useState } from 'react'
import { useSampleProductsQuery } from '#data/trial/samplesApi'
import { FormStyles } from '#forms/FormStyles'
import { EmptyState } from '#ui/states/EmptyState'
import { Loaded } from '#ui/states/Loaded'
import { Skeleton } from '#ui/states/Skeleton'
import { RequestCard } from './RequestCard'
import { SampleCard } from './SampleCard'
import { leftBeside, type Line } from './sampleChoice'
import { SampleOrders } from './SampleOrders'

/** Samples: what may be ordered, the order that is being put together, and those that were sent. */
export function SamplesPage() {
  const [lines, setLines] = useState<Line[]>([])
  return (
    <>
      <FormStyles />
      <Loaded
        query={useSampleProductsQuery()}
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
        {(products) =>
          products.map((product) => (
            <SampleCard
              key={product.productId}
              product={product}
              left={leftBeside(product, lines)}
              onAdded={(added) => setLines([...lines, ...added])}
            />
          ))
        }
      </Loaded>
      {lines.length > 0 && (
        <RequestCard
          lines={lines}
          onRemoved={(removed) => setLines(lines.filter((line) => line !== removed))}
          onSent={() => setLines([])}
        />
      )}
      <SampleOrders />
    </>
  )
}
