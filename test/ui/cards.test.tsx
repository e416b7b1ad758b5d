import { render, screen } from '@testing-library/react'
import { Badge } from '../../src/ui/Badge'
import { Card } from '../../src/ui/Card'
import { Icon } from '../../src/ui/Icon'
import { ICONS } from '../../src/ui/lib/icons'
import { Notice } from '../../src/ui/states/Notice'
import { Unavailable } from '../../src/ui/states/Unavailable'

it('a card is a region named by its title', () => {
  render(
    <Card title="Заказ № 48213" action={<Badge icon="box" label="В пути" tone="active" />} foot="Подробнее">
      11 ноября, среда
    </Card>,
  )
  expect(screen.getByRole('region', { name: 'Заказ № 48213' })).toHaveTextContent(
    'Заказ № 48213В пути11 ноября, средаПодробнее',
  )
})

it.each([
  ['bad', 'alert'],
  ['done', 'status'],
] as const)('a notice of tone %s is announced as %s', (tone, role) => {
  render(<Notice tone={tone}>Данные</Notice>)
  expect(screen.getByRole(role)).toHaveTextContent('Данные')
})

it('an unavailable section links to the home page only inside the cabinet', () => {
  render(<Unavailable />)
  expect(screen.getByText('Раздел недоступен')).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

it('a status without a word shows no icon alone', () => {
  const { container } = render(<Badge icon="box" label="" />)
  expect(container).toBeEmptyDOMElement()
})

it('an icon is one path, hidden from screen readers', () => {
  const { container } = render(<Icon name="eye" size={16} />)
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
  expect(container.querySelectorAll('path')).toHaveLength(1)
})

it.each(Object.entries(ICONS))('the icon %s has only valid path commands', (_, path) => {
  expect(path).toMatch(/^[Mm][\d\s.,MmLlHhVvCcSsQqTtAaZz-]+$/)
})
