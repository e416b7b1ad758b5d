import { act, fireEvent, render, screen, within, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { Dialog } from '../../src/ui/dialogs/Dialog'
import { useUnsaved } from '../../src/ui/lib/unsaved'
import { pressEscape } from '../support/dialog'

function Letter() {
  const [text, setText] = useState('')
  useUnsaved(text !== '')
  return <input aria-label="Письмо" value={text} onChange={(event) => setText(event.target.value)} />
}

function Opener() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Написать</button>
      {isOpen && (
        <Dialog title="Обратная связь" onClosed={() => setOpen(false)}>
          <Letter />
        </Dialog>
      )}
    </>
  )
}

async function openLetter() {
  const user = userEvent.setup()
  render(<Opener />)
  await user.click(screen.getByRole('button', { name: 'Написать' }))
  return { user, dialog: screen.getByRole('dialog', { name: 'Обратная связь' }) }
}

const question = { name: 'Закрыть без сохранения?' }
const page = document.documentElement

it('a dialog focuses its first field and returns the focus to its opener', async () => {
  const { user } = await openLetter()
  expect(screen.getByRole('textbox', { name: 'Письмо' })).toHaveFocus()

  await user.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Написать' })).toHaveFocus()
})

it('a dialog whose content is still loading focuses its heading, which the content leaves there', () => {
  const of = (content: ReactNode) => (
    <Dialog title="Обратная связь" onClosed={() => undefined}>
      {content}
    </Dialog>
  )
  const { rerender } = render(of(<p>Загружаем</p>))
  const heading = screen.getByRole('heading', { name: 'Обратная связь' })
  expect(heading).toHaveFocus()
  rerender(of(<Letter />))
  expect(heading).toHaveFocus()
})

it('the page behind a dialog does not scroll until the dialog is closed', async () => {
  const { user } = await openLetter()
  expect(page).toHaveStyle({ overflow: 'hidden' })

  await user.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(page).not.toHaveStyle({ overflow: 'hidden' })
})

it.each<[string, (user: ReturnType<typeof userEvent.setup>, dialog: HTMLElement) => unknown]>([
  ['Escape', (_, dialog) => pressEscape(dialog)],
  ['the backdrop', (user, dialog) => user.click(dialog)],
  ['the cross', (user) => user.click(screen.getByRole('button', { name: 'Закрыть' }))],
])('a dialog closes by %s, but asks first when text was typed', async (_, leave) => {
  const { user, dialog } = await openLetter()
  await user.type(screen.getByRole('textbox'), 'Здравствуйте')
  await leave(user, dialog)
  await user.click(await screen.findByRole('button', { name: 'Продолжить' }))
  expect(screen.queryByRole('alertdialog', question)).not.toBeInTheDocument()
  expect(screen.getByRole('textbox')).toHaveValue('Здравствуйте')

  await user.clear(screen.getByRole('textbox'))
  await leave(user, dialog)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Написать' })).toHaveFocus())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('a dialog discards typed text after confirmation', async () => {
  const { user, dialog } = await openLetter()
  await user.type(screen.getByRole('textbox'), 'Здравствуйте')
  await user.click(dialog)
  const ask = screen.getByRole('alertdialog', question)
  expect(ask).toHaveAccessibleDescription('Введённый текст пропадёт.')
  expect(screen.getByRole('button', { name: 'Продолжить' })).toHaveFocus()

  await user.click(within(ask).getByRole('button', { name: 'Закрыть' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Написать' })).toHaveFocus()
})

it('dragging a selection out of a field does not close the dialog', async () => {
  const { user, dialog } = await openLetter()
  await user.pointer([{ keys: '[MouseLeft>]', target: screen.getByRole('textbox') }, { target: dialog }])
  await user.pointer({ keys: '[/MouseLeft]', target: dialog })
  expect(screen.getByRole('dialog')).toBeVisible()
})

it('a dialog with typed text stays open when the browser forces it to close', async () => {
  const { user, dialog } = await openLetter()
  await user.type(screen.getByRole('textbox'), 'Здравствуйте')
  await act(async () => {
    if (dialog instanceof HTMLDialogElement) dialog.close()
    await Promise.resolve()
  })

  expect(await screen.findByRole('alertdialog', question)).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveValue('Здравствуйте')
})

it('a dialog stays open when a file chooser in it is cancelled', async () => {
  await openLetter()
  fireEvent(screen.getByRole('textbox'), new Event('cancel', { bubbles: true, cancelable: true }))
  expect(screen.getByRole('dialog')).toBeVisible()
})

it('a page that does not scroll itself, such as behind a menu of its own, still does not after a dialog', async () => {
  page.style.setProperty('overflow', 'clip', 'important')
  page.style.setProperty('scrollbar-gutter', 'auto')
  const { user } = await openLetter()
  expect(page.style.overflow).toBe('hidden')
  await user.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect([page.style.overflow, page.style.getPropertyPriority('overflow')]).toEqual(['clip', 'important'])
  // A menu that closes while the dialog is open has unlocked the page itself.
  await user.click(screen.getByRole('button', { name: 'Написать' }))
  page.style.overflow = ''
  await user.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(page.style.overflow).toBe('')
  page.removeAttribute('style')
})
