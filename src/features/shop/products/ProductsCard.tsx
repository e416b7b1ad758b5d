import { Fragment, useState, type ReactNode } from 'react'
import type { RemoteData } from '#domain/remoteData'
import { shopUrl } from '#host/page/config'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { CardSkeleton } from '#ui/states/Skeleton'
import { Card } from '#ui/Card'
import { EmptyState } from '#ui/states/EmptyState'
import { Loaded } from '#ui/states/Loaded'
import { ShowMore } from '#ui/controls/ShowMore'
import { StyleSheet } from '#ui/StyleSheet'
import { Tabs } from '#ui/controls/Tabs'
import tabsCss from '../../../ui/controls/tabs.css'
import { isAway, isWorn, type MyProduct } from './myProduct'
import { BoughtItem } from './BoughtItem'
import { WornCard } from './WornCard'
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

/** Shows the products that the customer wears, then the other bought products by category. */
export function ProductsCard({ products, action }: ProductsCardProps) {
  return (
    <>
      <StyleSheet href={css} />
      <StyleSheet href={tabsCss} />
      <Loaded
        query={products}
        failure="Ваши продукты не загрузились"
        skeleton={<CardSkeleton label="Загружаем ваши продукты" heights={[32, 48, 32, 20, 48]} />}
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
          const worn = all.filter(isWorn)
          const bought = all.filter((product) => !isWorn(product))
          return (
            <div className="products">
              {worn.length > 0 && (
                <section className="products__worn" aria-label="Вы носите">
                  <h2 className="visually-hidden">Вы носите</h2>
                  {worn.map((product) => (
                    <WornCard key={product.id} product={product} action={action(product)} />
                  ))}
                </section>
              )}
              {bought.length > 0 && <Bought products={bought} action={action} />}
              <Unknown products={all} />
            </div>
          )
        }}
      </Loaded>
    </>
  )
}

interface BoughtProps {
  products: readonly MyProduct[]
  action: (product: MyProduct) => ReactNode
}

/** Lists the bought products by category; those that cannot be bought now are folded below. */
function Bought({ products, action }: BoughtProps) {
  const [kind, setKind] = useState<Kind>('all')
  const ofKind = (id: Kind) => products.filter((product) => id === 'all' || product.kind === id)
  const sold = ofKind(kind).filter((product) => !isAway(product))
  const away = ofKind(kind).filter(isAway)
  const rows = (some: MyProduct[]) => (
    <div className="products__rows">
      <ShowMore items={some} keyOf={({ id }) => id}>
        {(product) => <BoughtItem product={product} action={action(product)} />}
      </ShowMore>
    </div>
  )
  return (
    <Card title="Что вы покупаете">
      <Tabs
        label="Категории продуктов"
        tabs={KINDS.map((tab) => ({ ...tab, count: ofKind(tab.id).length }))}
        selected={kind}
        onSelected={setKind}
      >
        <Fragment key={kind}>
          {ofKind(kind).length === 0 && products.every(({ isAllRead }) => isAllRead) && (
            <p className="soft products__none">В этой категории вы пока ничего не покупали.</p>
          )}
          {sold.length > 0 && rows(sold)}
          {away.length > 0 && (
            <details className="products__away" open={sold.length === 0}>
              <summary>Больше не продаётся или нет в наличии: {away.length}</summary>
              {rows(away)}
            </details>
          )}
        </Fragment>
      </Tabs>
    </Card>
  )
}

/** Explains once why it is unknown how long some products last. */
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
  return reasons.length > 0 && <p className="small soft">{reasons.join(' ')}</p>
}
