import { act, screen, waitFor } from '@testing-library/react'
import { object, string } from 'yup'
import { limitWrite } from '../../src/api/tooManyRequests'
import { Form } from '#forms/Form'
import { SubmitButton } from '#forms/SubmitButton'
import { TextField } from '#forms/fields/TextField'
import * as address from '#host/page/pageAddress'
import { renderCard } from '../support/renderPage'

jest.mock('#host/page/pageAddress', () => ({
  ...jest.requireActual<typeof address>('#host/page/pageAddress'),
  reloadPage: jest.fn(),
}))

function open(fail: () => unknown) {
  const onSubmit = jest.fn(() => Promise.reject(fail() as Error))
  const view = renderCard(
    <Form schema={object({ name: string().required() })} initial={{ name: 'Анна' }} onSubmit={onSubmit}>
      <TextField name="name" label="Имя" />
      <SubmitButton>Отправить</SubmitButton>
    </Form>,
  )
  return { onSubmit, ...view }
}

const button = () => screen.getByRole('button', { name: /Отправить/ })

it('after too many requests the button returns when the server takes the next', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const { user, onSubmit } = open(() => limitWrite({ status: 429, text: '', retryAfter: '600' }))
  await user.click(button())
  expect(await screen.findByText('Слишком много запросов. Попробуйте через 10 мин')).toBeVisible()
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  await user.click(button())
  expect(onSubmit).toHaveBeenCalledTimes(1)
  act(() => jest.advanceTimersByTime(600_000))
  expect(button()).not.toHaveAttribute('aria-disabled')
  expect(screen.getByText('Слишком много запросов. Попробуйте ещё раз')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveValue('Анна')
  jest.useRealTimers()
})

it('a page that has been open for long offers a new one', async () => {
  const message = 'Страница устарела. Обновите её: введённое сохранится'
  const { user } = open(() => ({ kind: 'oldPage', message }))
  await user.click(button())
  expect(await screen.findByText(message)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Обновить' }))
  await waitFor(() => expect(address.reloadPage).toHaveBeenCalledTimes(1))
})
