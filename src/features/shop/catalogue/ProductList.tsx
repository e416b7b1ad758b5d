import { type ReactNode, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CatalogueParam, ProductContent } from '#data/catalogue/catalogue'
import { found, narrowingOf, usableParams } from '#data/catalogue/filters'
import type { Product } from '#data/catalogue/product'
import { agreed } from '#domain/numbers/counts'
import type { RemoteData } from '#domain/remoteData'
import { useIsMobile } from '#host/page/viewport'
import { Button } from '#ui/controls/Button'
import { tabId } from '#ui/controls/TabStrip'
import { RetryButton } from '#ui/states/ErrorState'
import { Notice } from '#ui/states/Notice'
import { SkeletonLine } from '#ui/states/Skeleton'
import { Dialog } from '#ui/dialogs/Dialog'
import { LeftToReact } from '#ui/lib/LeftToReact'
import { ProductCard } from '../goods/ProductCard'
import { CatalogueHead } from './CatalogueHead'
import { FilterChips } from './FilterChips'
import { ParamFilter } from './ParamFilter'
import type { useFilters } from './useFilters'

/** Widths in pixels of the placeholders for the kinds of lenses. */
const KINDS = [169, 140, 209, 209, 175, 135]

/** Reserves space for the filter of kinds, so that cards that load before it do not move. */
const FilterSkeleton = () => (
  <div className="catalogue__param" aria-busy="true">
    <span className="catalogue__room catalogue__room--name">
      <SkeletonLine width={66} />
    </span>
    {KINDS.map((width, index) => (
      <span className="catalogue__room" key={index} style={{ width }}>
        <SkeletonLine />
      </span>
    ))}
  </div>
)

const PRODUCTS = ['товар', 'товара', 'товаров'] as const
const NO_PARAMS: readonly CatalogueParam[] = []

interface ProductListProps {
  products: readonly Product[]
  params: RemoteData<readonly CatalogueParam[]>
  content: readonly ProductContent[]
  filters: ReturnType<typeof useFilters>
  hasTabs: boolean
  canDeliver: boolean
}

export function ProductList({
  products,
  params,
  content,
  filters: state,
  hasTabs,
  canDeliver,
}: ProductListProps) {
  const panel = useId()
  const list = useRef<HTMLUListElement>(null)
  const said = useRef<HTMLParagraphElement>(null)
  const { filters, limit, tab } = state
  const isMobile = useIsMobile()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const known = params.state === 'known' ? params.value : NO_PARAMS
  const usable = useMemo(() => usableParams(known), [known])
  const ofTab = useMemo(
    () => (hasTabs && tab !== '' ? products.filter(({ category }) => category === tab) : products),
    [products, hasTabs, tab],
  )
  // The field updates at every key press, the list a little later.
  const deferred = useDeferredValue(filters)
  const shown = useMemo(() => found(ofTab, deferred), [ofTab, deferred])
  const notes = useMemo(
    () => new Map(content.map((one) => [String(one.productId), one.description])),
    [content],
  )
  const onMore = () => {
    flushSync(() => state.onMore())
    list.current?.children[limit]?.querySelector<HTMLElement>('a, button')?.focus()
  }
  const paramFilters = (
    <>
      {params.state === 'waiting' && ofTab.some(({ types }) => types.length > 0) && <FilterSkeleton />}
      {params.state === 'failed' && (
        <div className="small">
          <p>Фильтры не загрузились</p>
          <RetryButton variant="quiet" small busy={params.isRetrying} onClick={() => void params.retry()} />
        </div>
      )}
      {usable.map((param) => (
        <ParamFilter
          key={param.code}
          param={param}
          products={ofTab}
          filters={deferred}
          chosen={filters.chosen[param.code] ?? []}
          onChosen={(codes) => state.onFilters({ chosen: { ...filters.chosen, [param.code]: codes } })}
        />
      ))}
    </>
  )
  const { counted, verb } = agreed(shown.length, PRODUCTS, ['Найден', 'Найдено', 'Найдено'])
  return (
    <>
      {!canDeliver && <Notice>Интернет-магазин пока не доставляет в ваш город</Notice>}
      <CatalogueHead
        state={state}
        panel={hasTabs ? panel : undefined}
        onCount={narrowingOf(filters)}
        onSheet={isMobile ? () => setSheetOpen(true) : undefined}
      />
      {!isMobile && <div className="catalogue__rail">{paramFilters}</div>}
      {isMobile && isSheetOpen && (
        <FilterSheet
          counted={counted}
          onReset={() => state.onFilters({ chosen: {} })}
          onClosed={() => setSheetOpen(false)}
        >
          {paramFilters}
        </FilterSheet>
      )}
      <div
        className="catalogue__found"
        {...(hasTabs && { role: 'tabpanel', id: panel, 'aria-labelledby': tabId(panel, tab) })}
      >
        <div className="catalogue__line">
          <p role="status" className="soft" tabIndex={-1} ref={said}>
            {shown.length > 0 ? `${verb} ${counted}` : 'Ничего не найдено'}
          </p>
          {shown.length > 0 && params.state !== 'waiting' && (
            <FilterChips params={usable} chosen={filters.chosen} onFilters={state.onFilters} said={said} />
          )}
        </div>
        {shown.length === 0 && (
          <div>
            <Button variant="secondary" onClick={state.onReset}>
              Сбросить фильтры
            </Button>
          </div>
        )}
        <ul className="shelf__grid" ref={list}>
          {shown.slice(0, limit).map((product) => (
            <li key={product.id}>
              <ProductCard product={product} note={notes.get(String(product.id)) ?? ''} canBuy={canDeliver} />
            </li>
          ))}
        </ul>
        {shown.length > limit && (
          <div className="more">
            <Button variant="secondary" onClick={onMore}>
              Показать ещё
            </Button>
          </div>
        )}
      </div>
    </>
  )
}

interface FilterSheetProps {
  /** Number of products found: '6 товаров'. */
  counted: string
  onReset: () => void
  onClosed: () => void
  /** The filters; each takes effect at once. */
  children: ReactNode
}

/** Shows the filters of a catalogue in a sheet, as on a phone. */
function FilterSheet({ counted, onReset, onClosed, children }: FilterSheetProps) {
  // No sheet has been opened yet.
  if (BEFORE_REACT) throw new LeftToReact()
  return (
    <Dialog title="Фильтры" sheet onClosed={onClosed}>
      <div>{children}</div>
      <div className="dialog__actions">
        <Button onClick={onClosed}>Показать {counted}</Button>
        <Button variant="quiet" onClick={onReset}>
          Сбросить фильтры
        </Button>
      </div>
    </Dialog>
  )
}
