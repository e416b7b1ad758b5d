import { render } from '@testing-library/react'
import { Email } from '#ui/Email'

it('an address may break before its parts, and is copied as it is', () => {
  const { container } = render(<Email>anna.kovaleva@pochta.ru</Email>)
  expect(container.innerHTML).toBe('anna<wbr>.kovaleva<wbr>@pochta<wbr>.ru')
  expect(container).toHaveTextContent(/^anna\.kovaleva@pochta\.ru$/)
})
