import { array, object } from 'yup'
import { text } from '../../src/forms/lib/rules'
import { validate } from '../../src/forms/lib/validate'

it('a field shows only the first of its messages', async () => {
  const schema = object({ code: text().minLength(3).number() })
  expect(await validate(schema, { code: 'x' })).toEqual({ code: 'Не короче 3\u00a0символов' })
})

it('messages of nested fields stand at those fields', async () => {
  const schema = object({ lenses: array().of(object({ sphere: text().number() })) })
  const values = { lenses: [{ sphere: '1' }, { sphere: 'x' }] }
  expect(await validate(schema, values)).toEqual({ lenses: [undefined, { sphere: 'Введите число' }] })
})

it('a failure of the validation itself is no message for the customer', async () => {
  const schema = object({
    code: text().requiredCustom(() => {
      throw new TypeError('x is not a function')
    }),
  })
  await expect(validate(schema, { code: '' })).rejects.toThrow('x is not a function')
})
