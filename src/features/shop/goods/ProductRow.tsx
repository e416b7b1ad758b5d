import { useId } from 'react'
import type { SaleType } from '#data/orders/order'
import type { Product } from '#data/catalogue/product'
import { StyleSheet } from '#ui/StyleSheet'
import { ProductCard } from './ProductCard'
import css from './shelf.css'

/** As many as make sense beside something else. */
const MOST = 4

interface ProductRowProps {
  title: string
  products: readonly Product[]
  type?: SaleType
}

/** Some products beside what the page is about. */
export function ProductRow({ title, products, type }: ProductRowProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="shelf">
      <StyleSheet href={css} />
      <h2 id={id}>{title}</h2>
      <ul className="shelf__grid">
        {products.slice(0, MOST).map((product) => (
          <li key={product.id}>
            <ProductCard product={product} type={type} />
          </li>
        ))}
      </ul>
    </section>
  )
}
