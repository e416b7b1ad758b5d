import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { localRefusal } from '../../src/domain/localRefusal'
import { ConfirmDialog } from '../../src/ui/dialogs/ConfirmDialog'
import { DeleteDialog } from '../../src/ui/dialogs/DeleteDialog'
import { MessageDialog } from '../../src/ui/dialogs/MessageDialog'
import { pressEscape } from '../support/dialog'

function renderQuestion(state: { busy?: boolean; error?: string } = {}) {
  const onConfirmed = jest.fn()
  const onCancelled = jest.fn()
  render(
    <ConfirmDialog
      question="Отменить подписку?"
      action="Отменить подписку"
      cancel="Оставить"
      onConfirmed={onConfirmed}
      onCancelled={onCancelled}
      {...state}
    >
      Доставка 20 ноября не состоится.
    </ConfirmDialog>,
  )
  const dialog = screen.getByRole('alertdialog', { name: 'Отменить подписку?' })
  return { onConfirmed, onCancelled, dialog, user: userEvent.setup() }
}

it('a confirmation says what will be lost, and its focus is on the harmless button', async () => {
  const { dialog, user, onConfirmed, onCancelled } = renderQuestion()
  expect(dialog).toHaveAccessibleDescription('Доставка 20 ноября не состоится.')
  await user.keyboard('{Enter}')
  expect(onCancelled).toHaveBeenCalledTimes(1)
  expect(onConfirmed).not.toHaveBeenCalled()
})

it('a confirmation runs its action', async () => {
  const { user, onConfirmed } = renderQuestion()
  await user.click(screen.getByRole('button', { name: 'Отменить подписку' }))
  expect(onConfirmed).toHaveBeenCalledTimes(1)
})

it('a confirmation can neither be repeated nor closed while its action runs', async () => {
  const { dialog, user, onConfirmed, onCancelled } = renderQuestion({ busy: true })
  await user.click(screen.getByRole('button', { name: 'Отменить подписку' }))
  pressEscape(dialog)
  await user.click(dialog)
  expect(onConfirmed).not.toHaveBeenCalled()
  expect(onCancelled).not.toHaveBeenCalled()
})

it('two presses at once confirm once', () => {
  const { onConfirmed } = renderQuestion()
  onConfirmed.mockReturnValue(new Promise(() => undefined))
  const button = screen.getByRole('button', { name: 'Отменить подписку' })
  act(() => {
    button.click()
    button.click()
  })
  expect(onConfirmed).toHaveBeenCalledTimes(1)
})

it('a confirmation stays open and says why its action failed', () => {
  renderQuestion({ error: 'Подписка уже отменена' })
  expect(screen.getByRole('alert')).toHaveTextContent('Подписка уже отменена')
})

it('a confirmation is busy while its action runs, and shows what the action throws', async () => {
  const { dialog, user, onConfirmed, onCancelled } = renderQuestion()
  let fail: (error: Error) => void = () => undefined
  onConfirmed.mockReturnValue(new Promise((_, reject) => (fail = reject)))
  await user.click(screen.getByRole('button', { name: 'Отменить подписку' }))
  pressEscape(dialog)
  expect(onCancelled).not.toHaveBeenCalled()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  fail(localRefusal('Подписка уже отменена'))
  await expect(screen.findByRole('alert')).resolves.toHaveTextContent('Подписка уже отменена')
  pressEscape(dialog)
  expect(onCancelled).toHaveBeenCalledTimes(1)
})

it('a deletion says nothing before it has failed', () => {
  render(
    <DeleteDialog
      question="Удалить адрес?"
      action="Удалить адрес"
      remove={() => Promise.resolve({})}
      onDeleted={jest.fn()}
      onCancelled={jest.fn()}
    >
      Его больше нельзя будет выбрать.
    </DeleteDialog>,
  )
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('a message is closed by its button', async () => {
  const onClosed = jest.fn()
  render(<MessageDialog title="Спасибо!" onClosed={onClosed} />)
  expect(screen.getByRole('dialog', { name: 'Спасибо!' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(onClosed).toHaveBeenCalledTimes(1)
})
