import { tellAccount } from '#host/customer/customer'
import { customerDrafts, draftsIn, pageDrafts, tabChoices } from '#host/customer/drafts'
import { pageState } from '#host/pageState'
import { openPage } from '../../support/pages'

afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

it('drafts of another customer are removed once an answer has told of them', () => {
  tellAccount({ kind: 'consumer', id: '7' })
  customerDrafts(7).write('address', { street: 'Лесная' })
  expect(customerDrafts(7).read('address')).toEqual({ street: 'Лесная' })
  tellAccount({ kind: 'consumer', id: '71' })
  expect(customerDrafts(71).read('address')).toBeNull()
  expect(JSON.stringify(sessionStorage)).not.toContain('Лесная')
})

it('the same person keeps drafts as a consumer and as a specialist, whose ids come from two tables', () => {
  tellAccount({ kind: 'consumer', id: '7' })
  customerDrafts(7).write('address', { street: 'Лесная' })
  tellAccount({ kind: 'specialist', id: '7' })
  customerDrafts(7, 'specialist').write('iol', { code: 'П-1' })
  tellAccount({ kind: 'consumer', id: '7' })
  expect(customerDrafts(7).read('address')).toEqual({ street: 'Лесная' })
  expect(customerDrafts(7, 'specialist').read('iol')).toEqual({ code: 'П-1' })
  expect(customerDrafts(7, 'specialist').read('address')).toBeNull()
})

it('drafts of dialogs stay when a customer signs in', () => {
  pageDrafts.write('feedback', { text: 'Чек не принят' })
  tellAccount({ kind: 'consumer', id: '7' })
  expect(pageDrafts.read('feedback')).toEqual({ text: 'Чек не принят' })
})

it('drafts of dialogs go with the account of another customer, as where the session is a cookie', () => {
  tellAccount({ kind: 'consumer', id: '7' })
  pageDrafts.write('feedback', { text: 'Чек не принят' })
  tellAccount({ kind: 'consumer', id: '71' })
  expect(pageDrafts.read('feedback')).toBeNull()
})

it('closed or broken storage means no drafts, without an error', () => {
  sessionStorage.setItem('lens-widgets:draft:page:feedback', '{')
  expect(pageDrafts.read('feedback')).toBeUndefined()
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => pageDrafts.write('feedback', { text: '' })).not.toThrow()
})

it('a draft is given back for 30 days', () => {
  pageDrafts.write('feedback', { text: 'Чек не принят' })
  const written = Date.now()
  const clock = jest.spyOn(Date, 'now')
  clock.mockReturnValue(written + 29 * 86_400_000)
  expect(pageDrafts.read('feedback')).toEqual({ text: 'Чек не принят' })
  clock.mockReturnValue(written + 31 * 86_400_000)
  expect(pageDrafts.read('feedback')).toBeNull()
})

it('whoever reads first in a new page forgets what another customer has chosen: it may be drawn before React', async () => {
  const before = await openPage('of A')
  before.act(() => tabChoices.write('product-202', { right: { sphere: -2.75 } }))
  delete pageState().customer
  window.pageConfig = { token: 'of B' }
  expect(tabChoices.read('product-202')).toBeNull()
  expect(JSON.stringify(sessionStorage)).not.toContain('-2.75')
})

it('each container of a name has its own drafts, by its place, and the first those of the page', () => {
  document.body.innerHTML = ['callback', 'feedback', 'callback']
    .map((name) => `<div data-lens-widget="${name}"></div>`)
    .join('')
  const [top, other, bottom] = [...document.querySelectorAll('div')].map(draftsIn)
  bottom?.write('callback', { name: 'Внизу' })
  expect(top?.read('callback')).toBeNull()
  top?.write('callback', { name: 'Наверху' })
  expect(bottom?.read('callback')).toEqual({ name: 'Внизу' })
  expect(other?.read('callback')).toEqual({ name: 'Наверху' })
  expect(pageDrafts.read('callback')).toEqual({ name: 'Наверху' })
  document.body.replaceChildren()
})
