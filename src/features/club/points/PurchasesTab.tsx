import { useDeferredValue, useId, useMemo, useState } from 'react'
import { count } from '#domain/numbers/counts'
import { foundBy, plainText } from '#domain/search'
import type { PointsForPurchase } from '#data/points/pointsHistory'
import { usePointsForPurchaseQuery } from '#data/points/pointsForPurchaseApi'
import { Anchor } from '#ui/controls/Anchor'
import { LoadedCard } from '#ui/LoadedCard'
import { EmptyNote } from '#ui/states/EmptyNote'
import { Icon } from '#ui/Icon'
import { PointsAmount } from '#parts/PointsAmount'
import { ShowMore } from '#ui/controls/ShowMore'
import { PurchaseCalculator } from './PurchaseCalculator'

const CATEGORIES: Record<PointsForPurchase['category'], string> = {
  lenses: 'Линзы',
  solutions: 'Растворы',
  drops: 'Капли',
}

/** Shows 'Баллы за покупки': the points for each product. */
export function PurchasesTab() {
  const query = usePointsForPurchaseQuery()
  return (
    <LoadedCard
      title="Баллы за покупки"
      query={query}
      failure="Баллы за покупки не загрузились"
      skeleton={{ label: 'Загружаем баллы за покупки', heights: [48, 24, 48, 48, 48] }}
      empty={<EmptyNote>Сейчас за покупки баллы не начисляются. Товары с баллами появятся здесь.</EmptyNote>}
      isEmpty={(categories) => categories.every(({ items }) => items.length === 0)}
    >
      {(categories) => <Products categories={categories} />}
    </LoadedCard>
  )
}

function Products({ categories }: { categories: PointsForPurchase[] }) {
  const id = useId()
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text)
  const found = useMemo(
    () =>
      categories
        .map(({ category, items }) => ({
          category,
          items: foundBy(items, wanted, ({ title }) => plainText(title)),
        }))
        .filter(({ items }) => items.length > 0),
    [categories, wanted],
  )
  const sum = found.reduce((all, { items }) => all + items.length, 0)
  return (
    <>
      <div className="field">
        <label htmlFor={id}>Название товара</label>
        <span className="affix affix--start">
          <Icon name="search" size={20} />
          <input
            className="input"
            id={id}
            type="search"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </span>
      </div>
      <p className={wanted === '' ? 'visually-hidden' : 'small soft'} role="status">
        {wanted !== '' && `Найдено: ${count(sum, ['товар', 'товара', 'товаров'])}`}
      </p>
      {found.map(({ category, items }) => (
        <section key={`${category} ${wanted}`} aria-label={CATEGORIES[category]}>
          <h3>{CATEGORIES[category]}</h3>
          <ShowMore items={items} step={20} keyOf={({ productId }) => productId}>
            {({ title, points }) => (
              <div className="item">
                <span className="item__main">{title}</span>
                <PointsAmount value={points} unsigned />
              </div>
            )}
          </ShowMore>
        </section>
      ))}
      {found.length === 0 && (
        <div className="state">
          <p className="h3">Ничего не нашлось</p>
          <p>Проверьте название товара.</p>
        </div>
      )}
      <PurchaseCalculator categories={categories} />
      <p>
        За покупку в другом магазине баллы начислят по чеку.{' '}
        <Anchor to="/points/?view=receipts">Загрузить чек</Anchor>
      </p>
    </>
  )
}
