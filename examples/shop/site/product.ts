import { products } from '../api/seed/catalogue'

/* What the shop's own server would write into the page: which product it is about, or which part of the catalogue. */
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
