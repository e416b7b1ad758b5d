import { render, screen } from '@testing-library/react'
import { QuantitySelect } from '#features/shop/subscription/QuantitySelect'

it.each([
  [3, 10],
  [24, 11],
  [0, 11],
  [Number.MAX_SAFE_INTEGER, 11],
])('a quantity can be up to ten, or what the server says: %d', (value, choices) => {
  render(<QuantitySelect label="Количество" value={value} onChanged={() => undefined} />)
  expect(screen.getByRole('combobox', { name: 'Количество' })).toHaveValue(String(value))
  expect(screen.getAllByRole('option')).toHaveLength(choices)
})
