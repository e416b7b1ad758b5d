import '../support/browser'
import { act, waitFor, within } from '@testing-library/react'
import { defineDialogIsland } from '../../src/island/defineDialogIsland'
import { Dialog } from '../../src/ui/dialogs/Dialog'
import { mountIsland } from '../support/island'
import '../support/dialog'
import { tellVisibility } from './visibility'

tellVisibility()

const island = defineDialogIsland('feedback', ({ onClosed }) => (
  <Dialog title="Обратная связь" onClosed={onClosed}>
    Текст
  </Dialog>
))
const mount = () => mountIsland('feedback', { island })
const dialogIn = (root: HTMLElement) => within(root).queryByRole('dialog', { name: 'Обратная связь' })

it('of several containers one that the page shows gets the dialog', async () => {
  const [wide, narrow] = [await mount(), await mount()]
  wide.container.hidden = true
  act(() => void narrow.handle.open?.())
  expect(dialogIn(wide.root)).toBeNull()
  expect(dialogIn(narrow.root)).not.toBeNull()
})

it('a dialog in a hidden container is closed at once, because nobody could close it', async () => {
  const { container, root, handle } = await mount()
  container.hidden = true
  const closed = jest.fn()
  act(() => void handle.open?.().then(closed))
  expect(dialogIn(root)).toBeNull()
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1))
})
