import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { object } from 'yup'
import { CancelButton } from '../../src/forms/CancelButton'
import { Form } from '../../src/forms/Form'
import { SubmitButton } from '../../src/forms/SubmitButton'

it('a form that is being sent is not given up before its failure can be told', async () => {
  const user = userEvent.setup()
  const onCancelled = jest.fn()
  let refuse: (error: Error) => void = () => undefined
  const answer = new Promise((_, reject) => (refuse = reject))
  render(
    <Form schema={object({})} initial={{}} onSubmit={() => answer}>
      <SubmitButton>Отправить</SubmitButton>
      <CancelButton onCancelled={onCancelled} />
    </Form>,
  )
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  await user.click(screen.getByRole('button', { name: 'Отмена' }))
  expect(onCancelled).not.toHaveBeenCalled()
  refuse(Object.assign(new Error(), { kind: 'http', message: 'Не принято' }))
  expect(await screen.findByText('Не принято')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Отмена' }))
  expect(onCancelled).toHaveBeenCalledTimes(1)
})
