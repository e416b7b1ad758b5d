import { useState, type ReactNode } from 'react'
import type { RemoteData } from '#domain/remoteData'
import { shopUrl } from '#host/page/config'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { Skeleton } from '#ui/states/Skeleton'
import { Card } from '#ui/Card'
import { EmptyState } from '#ui/states/EmptyState'
import { Loaded } from '#ui/states/Loaded'
import { ShowMore } from '#ui/controls/ShowMore'
import { StyleSheet } from '#ui/StyleSheet'
import { Tabs } from '#ui/controls/Tabs'
import tabsCss from '../../../ui/controls/tabs.css'
import type { MyProduct } from './myProduct'
import { ProductItem } from './ProductItem'
import css from './products.css'

type Kind = 'all' | NonNullable<MyProduct['kind']>

const KINDS: { id: Kind; label: string }[] = [
  { id: 'all', label: 'Все' },
  { id: 'lenses', label: 'Линзы' },
  { id: 'solutions', label: 'Растворы' },
  { id: 'drops', label: 'Капли' },
]

interface ProductsCardProps {
  products: RemoteData<MyProduct[]>
  /** Returns the button of a product: it buys the product again or joins its waiting list. */
  action: (product: MyProduct) => ReactNode
}

/** Lists the products that the customer buys and wears, by category. */
export function ProductsCard({ products, action }: ProductsCardProps) {
  const [kind, setKind] = useState<Kind>('all')
  return (
    <>
      <StyleSheet href={css} />
      <StyleSheet href={tabsCss} />
      <Loaded
        query={products}
        failure="Ваши продукты не загрузились"
        skeleton={
          <div className="card" part="card">
            <Skeleton label="Загружаем ваши продукты" heights={[48, 24, 16, 16, 40, 24, 16, 16, 40]} />
          </div>
        }
        empty={
          <EmptyState
            title="Здесь пока пусто"
            action={<ButtonLink href={shopUrl('contactLenses')}>Выбрать линзы</ButtonLink>}
          >
            Здесь появится всё, что вы покупаете и носите, чтобы не искать это снова.
          </EmptyState>
        }
      >
        {(all) => {
          const ofKind = (id: Kind) => all.filter((product) => id === 'all' || product.kind === id)
          return (
            <Card title="Что вы покупаете и носите">
              <Tabs
                label="Категории продуктов"
                tabs={KINDS.map((tab) => ({ ...tab, count: ofKind(tab.id).length }))}
                selected={kind}
                onSelected={setKind}
              >
                {ofKind(kind).length === 0 ? (
                  all.every(({ isAllRead }) => isAllRead) && (
                    <p className="soft products__none">В этой категории вы пока ничего не покупали.</p>
                  )
                ) : (
                  <>
                    <ShowMore key={kind} items={ofKind(kind)} keyOf={({ id }) => id}>
                      {(product) => <ProductItem product={product} action={action(product)} />}
                    </ShowMore>
                    <Unknown products={ofKind(kind)} />
                  </>
                )}
              </Tabs>
            </Card>
          )
        }}
      </Loaded>
    </>
  )
}

/** Says once why it is not told of some products how long they last. */
function Unknown({ products }: { products: readonly MyProduct[] }) {
  const unknown = products.filter(
    ({ stock, kind, isAllRead }) => stock === undefined && (isAllRead || kind !== 'lenses'),
  )
  const reasons = [
    unknown.some(({ kind, lenses }) => kind === 'lenses' && lenses.length > 0) &&
      'Когда закончатся ваши линзы, рассчитаем, когда будут известны день покупки и срок замены.',
    unknown.some(({ kind, lenses }) => kind === 'lenses' && lenses.length === 0) &&
      'На сколько хватит линз, которых нет в ваших данных, не знаем.',
    unknown.some(({ kind }) => kind !== 'lenses') &&
      'У растворов и капель это рассчитать нельзя: расход у всех разный.',
  ].filter((reason) => reason !== false)
  return reasons.length > 0 && <p className="small soft products__unknown">{reasons.join(' ')}</p>
}
