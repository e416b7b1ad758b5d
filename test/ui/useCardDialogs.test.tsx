import { act, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { useCardDialogs } from '#ui/lib/useCardDialogs'

it('a dialog that opens takes away what was said of the one before', () => {
  const { result } = renderHook(() => useCardDialogs<'add' | 'edit'>())
  expect(result.current).toMatchObject({ open: undefined, done: '' })
  act(() => result.current.onOpened('add'))
  expect(result.current.open).toBe('add')
  act(() => result.current.onDone('Добавлено'))
  expect(result.current).toMatchObject({ open: undefined, done: 'Добавлено' })
  act(() => result.current.onOpened('edit'))
  expect(result.current).toMatchObject({ open: 'edit', done: '' })
})

it('a dialog that is closed says nothing', () => {
  const { result } = renderHook(() => useCardDialogs<'add'>())
  act(() => result.current.onOpened('add'))
  act(() => result.current.onClosed())
  expect(result.current).toMatchObject({ open: undefined, done: '' })
})

it('the focus moves once the card is drawn without what has gone', async () => {
  function Card() {
    const { done, onGone } = useCardDialogs()
    const rest = useRef<HTMLDivElement>(null)
    const moveFocus = () => rest.current?.querySelector('button')?.focus()
    return (
      <div ref={rest}>
        {done === '' && <button onClick={() => onGone('Удалено', moveFocus)}>Удалить</button>}
        <p>{done}</p>
        <button>Дальше</button>
      </div>
    )
  }
  const user = userEvent.setup()
  render(<Card />)
  await user.click(screen.getByRole('button', { name: 'Удалить' }))
  expect(screen.getByText('Удалено')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Дальше' })).toHaveFocus()
})
