import { currentToken } from './visitor'

/* The page of a bank: it takes the money, or does not, and sends the customer back to the shop. */
const [id = ''] = /\d+/.exec(location.pathname) ?? []
const back = () => location.assign(`/checkout/?order=${id}`)

document.addEventListener('click', ({ target }) => {
  const outcome =
    target instanceof Element ? target.closest('[data-payment]')?.getAttribute('data-payment') : null
  if (outcome === 'declined') back()
  if (outcome !== 'paid') return
  const headers = { 'X-Auth-Token': currentToken(), 'X-CSRF-Token': 'sandbox' }
  void fetch(`/api/sandbox/payment/${id}/`, { method: 'POST', headers }).finally(back)
})
