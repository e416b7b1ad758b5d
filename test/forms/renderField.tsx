import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { object, type ISchema } from 'yup'
import { Form } from '../../src/forms/Form'
import { SubmitButton } from '../../src/forms/SubmitButton'

/** Renders a field named 'field' in a form of its own; `sent` returns the value that the form sent last. */
export function renderField<Value>(field: ReactNode, initial: Value, rules: ISchema<Value>) {
  const onSubmit = jest.fn<Promise<void>, [{ field: Value }]>(() => Promise.resolve())
  const schema = object({ field: rules }) as unknown as ISchema<{ field: Value }>
  const view = render(
    <Form schema={schema} initial={{ field: initial }} onSubmit={onSubmit}>
      {field}
      <SubmitButton>Отправить</SubmitButton>
    </Form>,
  )
  const user = userEvent.setup()
  return {
    ...view,
    user,
    onSubmit,
    sent: async () => {
      await user.click(screen.getByRole('button', { name: 'Отправить' }))
      return onSubmit.mock.lastCall?.[0].field
    },
  }
}
