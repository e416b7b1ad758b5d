import { render, screen } from '@testing-library/react'
import { Radios } from '#ui/controls/Radios'

it('names a radio button by its label alone; its note is its description', () => {
  const options = [
    { value: 'sms', label: 'По SMS' },
    { value: 'call', label: 'По звонку', note: 'Код — последние цифры номера' },
  ]
  render(<Radios legend="Как получить код" value="call" options={options} onChosen={jest.fn()} />)
  expect(screen.getByRole('radio', { name: 'По SMS' })).not.toHaveAccessibleDescription()
  const noted = screen.getByRole('radio', { name: 'По звонку' })
  expect(noted).toHaveAccessibleDescription('Код — последние цифры номера')
  expect(noted).toBeChecked()
})
