import { act, fireEvent, render, screen, within, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Dialog } from '../../src/ui/Dialog'
import { useUnsaved } from '../../src/ui/unsaved'
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

it('takes the focus to its first field and gives it back to the opener', async () => {
  const { user } = await openLetter()
  expect(screen.getByRole('textbox', { name: 'Письмо' })).toHaveFocus()

  await user.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Написать' })).toHaveFocus()
})

it('keeps the page behind from scrolling, and lets it again', async () => {
  const { user } = await openLetter()
  expect(page).toHaveStyle({ overflow: 'hidden' })

  await user.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(page).not.toHaveStyle({ overflow: 'hidden' })
})

it.each<[string, (user: ReturnType<typeof userEvent.setup>, dialog: HTMLElement) => unknown]>([
  ['Escape', (_, dialog) => pressEscape(dialog)],
  ['the backdrop', (user, dialog) => user.click(dialog)],
  ['the cross', (user) => user.click(screen.getByRole('button', { name: 'Закрыть' }))],
])('closes by %s, but asks first when text was typed', async (_, leave) => {
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

it('throws the text away when told so', async () => {
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

it('does not take a selection dragged out of a field for a press on the backdrop', async () => {
  const { user, dialog } = await openLetter()
  await user.pointer([{ keys: '[MouseLeft>]', target: screen.getByRole('textbox') }, { target: dialog }])
  await user.pointer({ keys: '[/MouseLeft]', target: dialog })
  expect(screen.getByRole('dialog')).toBeVisible()
})

it('stays when the browser closes it by force over typed text', async () => {
  const { user, dialog } = await openLetter()
  await user.type(screen.getByRole('textbox'), 'Здравствуйте')
  await act(async () => {
    if (dialog instanceof HTMLDialogElement) dialog.close()
    await Promise.resolve()
  })

  expect(await screen.findByRole('alertdialog', question)).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveValue('Здравствуйте')
})

it('stays when a file chooser inside is cancelled', async () => {
  await openLetter()
  fireEvent(screen.getByRole('textbox'), new Event('cancel', { bubbles: true, cancelable: true }))
  expect(screen.getByRole('dialog')).toBeVisible()
})
