import { useId } from 'react'
import type { Product } from '#data/catalogue/product'
import { StyleSheet } from '#ui/StyleSheet'
import { ProductCard } from './ProductCard'
import css from './shelf.css'

/** Maximum number of products that fit beside the main subject of a page. */
const MOST = 4

interface ProductRowProps {
  title: string
  products: readonly Product[]
  /** Text of the button that adds a product to the basket. */
  add?: string
}

/** Shows some products beside the main subject of a page. */
export function ProductRow({ title, products, add }: ProductRowProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="shelf">
      <StyleSheet href={css} />
      <h2 id={id}>{title}</h2>
      <ul className="shelf__grid">
        {products.slice(0, MOST).map((product) => (
          <li key={product.id}>
            <ProductCard product={product} add={add} />
          </li>
        ))}
      </ul>
    </section>
  )
}
