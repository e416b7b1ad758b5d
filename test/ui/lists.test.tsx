import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ShowMore } from '../../src/ui/controls/ShowMore'
import { Steps } from '../../src/ui/Steps'
import { Tabs } from '../../src/ui/controls/Tabs'

const TABS = [
  { id: 'active', label: 'Активные', count: 1 },
  { id: 'done', label: 'Завершённые' },
  { id: 'cancelled', label: 'Отменённые' },
] as const

function Orders() {
  const [selected, setSelected] = useState<(typeof TABS)[number]['id']>('active')
  return (
    <Tabs label="Заказы" tabs={TABS} selected={selected} onSelected={setSelected}>
      {selected}
    </Tabs>
  )
}

describe('tabs', () => {
  it.each([
    ['{ArrowRight}', 'Завершённые'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', /Активные/],
    ['{ArrowLeft}', 'Отменённые'],
    ['{End}', 'Отменённые'],
    ['{End}{Home}', /Активные/],
    ['x', /Активные/],
  ])('the keys %s select the tab %s', async (keys, name) => {
    const user = userEvent.setup()
    render(<Orders />)
    await user.tab()
    await user.keyboard(keys)
    const tab = screen.getByRole('tab', { name, selected: true })
    expect(tab).toHaveFocus()
    expect(screen.getByRole('tabpanel')).toHaveAttribute('aria-labelledby', tab.id)
  })

  it('a row of tabs is one stop for the Tab key', async () => {
    const user = userEvent.setup()
    render(<Orders />)
    await user.click(screen.getByRole('tab', { name: 'Завершённые' }))
    await user.tab()
    expect(document.body).toHaveFocus()
    expect(screen.getByRole('tabpanel', { name: 'Завершённые' })).toHaveTextContent('done')
  })
})

describe('a long list', () => {
  const renderNumbers = (length: number) =>
    render(
      <ShowMore items={Array.from({ length }, (_, index) => index + 1)} step={10} keyOf={String}>
        {(number) => `Заказ ${number}`}
      </ShowMore>,
    )

  it('a long list is shown in parts, and the first new item takes the focus', async () => {
    renderNumbers(24)
    expect(screen.getByText('Показано 10 из 24')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Показать ещё' }))
    expect(screen.getByText('Заказ 11')).toHaveFocus()

    await userEvent.click(screen.getByRole('button', { name: 'Показать ещё' }))
    expect(screen.getAllByRole('listitem')).toHaveLength(24)
    expect(screen.getByText('Заказ 21')).toHaveFocus()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('a short list has no button for more', () => {
    renderNumbers(10)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})

it('steps say which are done and which is under way', () => {
  render(
    <Steps
      label="Ход заказа"
      steps={[
        { label: 'Оформлен', isCompleted: true, note: '6 ноября, 10:42' },
        { label: 'В пути', isCompleted: true },
        { label: 'Готов к выдаче', isCompleted: false },
      ]}
    />,
  )
  const steps = within(screen.getByRole('list', { name: 'Ход заказа' })).getAllByRole('listitem')
  expect(steps.map((step) => step.textContent)).toEqual([
    'Оформлен, пройден6 ноября, 10:42',
    'В пути',
    'Готов к выдаче',
  ])
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null])
})
