import { act, render, screen, waitFor } from '@testing-library/react'
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

it('of several buttons of one action the pressed one is busy, and no other can be pressed', async () => {
  let end: () => void = () => undefined
  const send = jest.fn(() => new Promise<void>((resolve) => (end = resolve)))
  function Ways() {
    const { press, given, waits } = usePress(send as (way: string) => Promise<void>)
    return ['SMS', 'Звонок'].map((way) => (
      <Button key={way} busy={given?.[0] === way} waits={waits} onClick={() => void press(way)}>
        {way}
      </Button>
    ))
  }
  render(<Ways />)
  const [pressed, other] = ['SMS', 'Звонок'].map((name) => screen.getByRole('button', { name }))
  await userEvent.click(screen.getByRole('button', { name: 'SMS' }))
  expect(pressed).toHaveAttribute('aria-busy', 'true')
  expect(other).not.toHaveAttribute('aria-busy')
  for (const button of [pressed, other]) expect(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Звонок' }))
  expect(send).toHaveBeenCalledTimes(1)
  end()
  await waitFor(() => expect(pressed).not.toHaveAttribute('aria-busy'))
  expect(other).not.toHaveAttribute('aria-disabled')
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
