import { render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { writtenPhones } from '../../src/domain/writtenPhones'
import { PhoneLink } from '../../src/ui/controls/PhoneLink'

it.each([
  ['4951234567', '+7 (495) 123-45-67', '+74951234567'],
  ['84951234567', '+7 (495) 123-45-67', '+74951234567'],
  ['+7 495 123-45-67', '+7 (495) 123-45-67', '+74951234567'],
  ['8 800 555-35-35', '+7 (800) 555-35-35', '+78005553535'],
  ['+7 (707) 123-45-67', '+7 (707) 123-45-67', '+77071234567'],
  ['+375 17 234-56-78', '+375 17 234-56-78', '+375172345678'],
  ['375 17 234 56 78', '375 17 234 56 78', '375172345678'],
  ['8 (017) 234-56-78', '8 (017) 234-56-78', '80172345678'],
  ['+374 10 123456', '+374 10 123456', '+37410123456'],
  ['+996 312 12-34-56', '+996 312 12-34-56', '+996312123456'],
  ['0312 12-34-56', '0312 12-34-56', '0312123456'],
  ['00375172345678', '00375172345678', '00375172345678'],
  ['+49 30 1234567', '+49 30 1234567', '+49301234567'],
  ['123-45-67', '123-45-67', '1234567'],
])('the phone %j is shown as %j and dialled as %j', (phone, shown, dialled) => {
  render(<PhoneLink phone={phone} />)
  expect(screen.getByRole('link', { name: `Позвонить: ${shown}` })).toHaveAttribute('href', `tel:${dialled}`)
})

it.each(['доб. 12', '(доб. 12)', 'доб 12', 'вн. 12', 'ext. 12', 'x12', '#12', ', 12'])(
  'an extension written as %j is shown apart and not dialled',
  (written) => {
    const { container } = render(<PhoneLink phone={`+375 17 234-56-78 ${written}`} />)
    expect(screen.getByRole('link')).toHaveAttribute('href', 'tel:+375172345678')
    expect(container).toHaveTextContent('Позвонить: +375 17 234-56-78 доб. 12')
  },
)

it('two phones are two links, and no phone is none', () => {
  const { rerender } = render(
    <PhoneLink phone="8 495 123-45-67, +375 17 234-56-78 доб. 5" call="Позвонить" />,
  )
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:+74951234567',
    'tel:+375172345678',
  ])
  rerender(<PhoneLink phone="нет телефона" />)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

it('no phone with a plus is ever dialled as another one', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{5,14}$/), (digits) => {
      expect(writtenPhones(`+${digits}`)).toMatchObject([{ dial: `+${digits}`, extension: '' }])
    }),
  )
})
