import { products } from '../api/seed/catalogue'

/* Sets what a shop's own server would write into the page: its product, or its part of the catalogue. */
const code = location.pathname.split('/').filter(Boolean).at(-1) ?? ''
const product = products.find((candidate) => candidate.code === code)
const container = document.querySelector<HTMLElement>('[data-lens-widget="product"]')
if (product && container) {
  container.dataset['productId'] = String(product.id)
  document.title = product.title
}

const category = /-lenses$/.test(code) ? 'lenses' : code
const list = document.querySelector<HTMLElement>('[data-lens-widget="catalogue"]')
if (list && ['lenses', 'solutions', 'drops'].includes(category)) list.dataset['category'] = category
