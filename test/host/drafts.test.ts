import { customerDrafts, pageDrafts, removeDrafts } from '../../src/host/drafts'

afterEach(() => removeDrafts())

it('keeps the forms of each customer apart, and nothing of the one before', () => {
  customerDrafts(7).write('address', { street: 'Лесная' })
  expect(customerDrafts(7).read('address')).toEqual({ street: 'Лесная' })
  expect(customerDrafts(71).read('address')).toBeNull()
  expect(JSON.stringify(sessionStorage)).not.toContain('Лесная')
})

it('leaves the forms of dialogs alone when a customer comes', () => {
  pageDrafts.write('feedback', { text: 'Чек не принят' })
  customerDrafts(7)
  expect(pageDrafts.read('feedback')).toEqual({ text: 'Чек не принят' })
})

it('is without drafts where storage is closed or holds rubbish', () => {
  sessionStorage.setItem('lens-widgets:draft:page:feedback', '{')
  expect(pageDrafts.read('feedback')).toBeUndefined()
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => pageDrafts.write('feedback', { text: '' })).not.toThrow()
})
