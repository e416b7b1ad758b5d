import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CopyCode } from '../../src/ui/controls/CopyCode'

const copy = () => screen.getByRole('button', { name: 'Скопировать промокод ROSA15' })

it('a code is copied, and that is announced', async () => {
  const user = userEvent.setup()
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  render(<CopyCode code="ROSA15" noun="промокод" />)
  await user.click(copy())
  expect(writeText).toHaveBeenCalledWith('ROSA15')
  expect(screen.getByRole('status')).toHaveTextContent('Скопировано')
})

it('a code is selected where the page may not copy', async () => {
  const user = userEvent.setup()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  render(<CopyCode code="ROSA15" noun="промокод" />)
  await user.click(copy())
  expect(await screen.findByText(/код выделен/)).toBeInTheDocument()
  expect(document.getSelection()?.toString()).toBe('ROSA15')
})

it('what was copied is not said of another code', async () => {
  const user = userEvent.setup()
  jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { rerender } = render(<CopyCode code="ROSA15" noun="промокод" />)
  await user.click(copy())
  rerender(<CopyCode code="ROSA20" noun="промокод" />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
