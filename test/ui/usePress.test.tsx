import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { usePress } from '../../src/ui/lib/usePress'
import { Button } from '../../src/ui/controls/Button'

interface SenderProps {
  send: (what: string) => Promise<void>
}

function Sender({ send }: SenderProps) {
  const { press, isBusy, failure } = usePress(send)
  return (
    <>
      <Button busy={isBusy} onClick={() => void press('order')}>
        Отправить
      </Button>
      {failure instanceof Error && <p role="alert">{failure.message}</p>}
    </>
  )
}

it('an action runs once, however many presses arrive before it has ended', async () => {
  let end: () => void = () => undefined
  const send = jest.fn(() => new Promise<void>((resolve) => (end = resolve)))
  render(<Sender send={send} />)
  const button = screen.getByRole('button', { name: 'Отправить' })
  act(() => {
    button.click()
    button.click()
  })
  expect(send).toHaveBeenCalledTimes(1)
  expect(send).toHaveBeenCalledWith('order')
  expect(button).toHaveAttribute('aria-busy', 'true')
  end()
  await expect(screen.findByRole('button', { busy: false })).resolves.toBe(button)
  await userEvent.click(button)
  expect(send).toHaveBeenCalledTimes(2)
})

it('a failed action can be repeated, and its failure goes with the next press', async () => {
  const send = jest.fn((): Promise<void> => Promise.reject(new Error('Нет сети')))
  render(<Sender send={send} />)
  await userEvent.click(screen.getByRole('button', { name: 'Отправить' }))
  await expect(screen.findByRole('alert')).resolves.toHaveTextContent('Нет сети')
  send.mockImplementation(() => Promise.resolve())
  await userEvent.click(screen.getByRole('button', { name: 'Отправить' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(send).toHaveBeenCalledTimes(2)
})
