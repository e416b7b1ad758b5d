/* The widgets' trade as GA4's e-commerce events. A script of yours, after gtag.js. */
const names = {
  'product-viewed': 'view_item',
  'basket-line-added': 'add_to_cart',
  'basket-line-removed': 'remove_from_cart',
  'checkout-began': 'begin_checkout',
  'order-placed': 'purchase',
}
// What is not known is null, and is left out.
const known = (fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null))
const itemOf = ({ id, title, category, ...item }) =>
  known({ item_id: id && String(id), item_name: title, item_category: category, ...item })
for (const [event, name] of Object.entries(names)) {
  document.addEventListener(`lens-widgets:${event}`, ({ detail }) => {
    const { items, currency, value, id, delivery, coupon } = detail
    const order = { transaction_id: id && String(id), shipping: delivery, coupon }
    window.gtag('event', name, { ...known({ currency, value, ...order }), items: items.map(itemOf) })
  })
}
