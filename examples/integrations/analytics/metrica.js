/* The widgets' trade as e-commerce of Yandex.Metrica. Its counter has `ecommerce: 'dataLayer'`. */
const actions = {
  'product-viewed': 'detail',
  'basket-line-added': 'add',
  'basket-line-removed': 'remove',
  'order-placed': 'purchase',
}
// What is not known is null, and is left out.
const known = (fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null))
const productOf = ({ id, title, category, price, quantity }) =>
  known({ id: id && String(id), name: title, category, price, quantity })
for (const [event, action] of Object.entries(actions)) {
  document.addEventListener(`lens-widgets:${event}`, ({ detail }) => {
    const { items, currency, value, id, coupon } = detail
    const order = action === 'purchase' && { actionField: known({ id: String(id), revenue: value, coupon }) }
    const ecommerce = { currencyCode: currency, [action]: { ...order, products: items.map(productOf) } }
    ;(window.dataLayer ??= []).push({ ecommerce })
  })
}
