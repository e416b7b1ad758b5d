import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { object } from 'yup'
import { CancelButton } from '../../src/forms/CancelButton'
import { Form } from '../../src/forms/Form'
import { SubmitButton } from '../../src/forms/SubmitButton'
import { Dialog } from '../../src/ui/dialogs/Dialog'
import { DismissButton } from '../../src/ui/dialogs/DismissButton'
import { pressEscape } from '../support/dialog'

const refusal = () => {
  let refuse: (error: Error) => void = () => undefined
  const answer = new Promise((_, reject) => (refuse = reject))
  return { answer, refuse: () => refuse(Object.assign(new Error(), { kind: 'http', message: 'Не принято' })) }
}

it.each(['Закрыть', 'Оставить', 'Escape'])(
  'a dialog whose form is being sent is not closed by %s before its failure can be told',
  async (name) => {
    const user = userEvent.setup()
    const onClosed = jest.fn()
    const { answer, refuse } = refusal()
    render(
      <Dialog title="Письмо" onClosed={onClosed}>
        <Form schema={object({})} initial={{}} onSubmit={() => answer}>
          <SubmitButton>Отправить</SubmitButton>
          <DismissButton>Оставить</DismissButton>
        </Form>
      </Dialog>,
    )
    const leave = () =>
      name === 'Escape'
        ? pressEscape(screen.getByRole('dialog'))
        : user.click(screen.getByRole('button', { name }))
    await user.click(screen.getByRole('button', { name: 'Отправить' }))
    await leave()
    expect(onClosed).not.toHaveBeenCalled()
    refuse()
    expect(await screen.findByText('Не принято')).toBeVisible()
    await leave()
    expect(onClosed).toHaveBeenCalledTimes(1)
  },
)

it('a form that is being sent is not given up before its failure can be told', async () => {
  const user = userEvent.setup()
  const onCancelled = jest.fn()
  const { answer, refuse } = refusal()
  render(
    <Form schema={object({})} initial={{}} onSubmit={() => answer}>
      <SubmitButton>Отправить</SubmitButton>
      <CancelButton onCancelled={onCancelled} />
    </Form>,
  )
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  await user.click(screen.getByRole('button', { name: 'Отмена' }))
  expect(onCancelled).not.toHaveBeenCalled()
  refuse()
  expect(await screen.findByText('Не принято')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Отмена' }))
  expect(onCancelled).toHaveBeenCalledTimes(1)
})
