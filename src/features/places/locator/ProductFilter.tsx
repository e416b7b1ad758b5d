import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useLazyCatalogueQuery, useProductQuery } from '#data/catalogue/catalogueApi'
import type { QueryState } from '#ui/states/Loaded'
import type { Id } from '#domain/Id'
import { foundBy, plainText } from '#domain/search'
import { remoteData, type RemoteData } from '#domain/remoteData'
import type { Search } from '#domain/suggestions'
import { SearchField } from '#forms/fields/SearchField'
import { Button } from '#ui/controls/Button'
import { FailureText } from '#ui/states/FailureText'

interface ProductFilterProps {
  productId: Id | undefined
  /** The query for the opticians that have the product. */
  query: QueryState<unknown>
  onChanged: (productId: Id | undefined) => void
}

const MOST = 8

/** Narrows the list to opticians that have one product, found by its title in the catalogue. */
export function ProductFilter({ productId, query, onChanged }: ProductFilterProps) {
  const [typed, setTyped] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const isChanging = useRef(false)
  const [ask] = useLazyCatalogueQuery()
  const product = remoteData(useProductQuery(productId ?? '', { skip: productId === undefined }))
  const search: Search = useCallback(
    async (text) => {
      const { products } = await ask(undefined, true).unwrap()
      return foundBy(products, text, ({ title }) => plainText(title))
        .slice(0, MOST)
        .map(({ id, title }) => ({ id: String(id), label: title }))
    },
    [ask],
  )
  const change = (id: Id | undefined) => {
    isChanging.current = true
    onChanged(id)
  }
  // The control that was used is gone, so the one that replaces it takes the focus.
  useLayoutEffect(() => {
    if (isChanging.current) root.current?.querySelector<HTMLElement>('input, button')?.focus()
    isChanging.current = false
  }, [productId])
  if (productId === undefined) {
    return (
      <div ref={root}>
        <SearchField
          label="Товар в наличии"
          value={typed}
          onTyped={setTyped}
          search={search}
          onChosen={({ id }) => {
            setTyped('')
            change(id)
          }}
        />
      </div>
    )
  }
  return (
    <div ref={root}>
      <p>
        Товар в наличии: <span className="strong">{titleOf(product, productId)}</span>
      </p>
      <div className="row">
        <Button variant="quiet" small onClick={() => change(undefined)}>
          Убрать<span className="visually-hidden"> товар</span>
        </Button>
        {query.error !== undefined && (
          <p role="alert" className="small">
            Наличие не загрузилось. <FailureText error={query.error} />{' '}
            <Button variant="quiet" small busy={query.isFetching} onClick={() => void query.refetch()}>
              Повторить
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}

/** Its number stands for a product only where its title cannot be shown. */
function titleOf(product: RemoteData<{ title: string }>, id: Id): string {
  if (product.state === 'known') return product.value.title
  return product.state === 'waiting' ? '…' : `№ ${id}`
}
