import { useState } from 'react'
import { deniedAs, remoteData } from '#domain/remoteData'
import type { Id } from '#domain/Id'
import { sameId } from '#domain/Id'
import type { Product } from '#data/catalogue/product'
import { useCatalogueQuery } from '#data/catalogue/catalogueApi'
import type { Collection, Recommendation } from '#data/fittings/fitting'
import { useCollectionQuery, useCollectionsQuery } from '#data/fittings/collectionsApi'
import { Button } from '#ui/controls/Button'
import { FailedLine } from '#ui/states/FailedLine'
import { Loaded } from '#ui/states/Loaded'
import { Skeleton } from '#ui/states/Skeleton'
import { AdvisedProduct } from './AdvisedProduct'

/**
 * Shows the specialist's recommendations and the shop's collections; renders nothing if there are neither.
 */
export function AdviceCard({ recommendations }: { recommendations: readonly Recommendation[] }) {
  const collections = deniedAs(remoteData(useCollectionsQuery()), [])
  const { data: catalogue } = useCatalogueQuery()
  const isWithout =
    collections.state === 'waiting' || (collections.state === 'known' && collections.value.length === 0)
  if (recommendations.length === 0 && isWithout) return null
  return (
    <section className="vision__half" aria-label="Рекомендации">
      <h2 className="visually-hidden">Рекомендации</h2>
      {recommendations.map(({ title, text, productId }, index) => (
        <div key={index} className="card vision__advice" part="card">
          {title !== '' && <h3>{title}</h3>}
          <p>{text}</p>
          <Advised product={catalogue?.products.find(({ id }) => sameId(id, productId))} />
        </div>
      ))}
      {collections.state === 'known' &&
        collections.value.map((collection) => <CollectionPart key={collection.id} collection={collection} />)}
      {collections.state === 'failed' && (
        <div className="card" part="card">
          <FailedLine failure="Подборки не загрузились" query={collections} />
        </div>
      )}
    </section>
  )
}

const Advised = ({ product }: { product: Product | undefined }) =>
  product && <AdvisedProduct product={product} />

function CollectionPart({ collection: { id, title, text } }: { collection: Collection }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="card vision__advice" part="card" aria-label={title}>
      <h3>{title}</h3>
      <p>{text}</p>
      <Button variant="secondary" small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Скрыть товары' : 'Показать товары'}
        <span className="visually-hidden">: {title}</span>
      </Button>
      {isOpen && <CollectionProducts id={id} />}
    </section>
  )
}

function CollectionProducts({ id }: { id: Id }) {
  const query = useCollectionQuery(id)
  return (
    <Loaded
      query={query}
      failure="Товары не загрузились"
      skeleton={<Skeleton label="Загружаем товары" heights={[24, 24]} />}
      empty={<p className="soft">В этой подборке сейчас нет товаров.</p>}
      isEmpty={({ products }) => products.length === 0}
    >
      {({ products }) => (
        <ul className="list">
          {products.map((product) => (
            <li key={product.id}>
              <AdvisedProduct product={product} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}
