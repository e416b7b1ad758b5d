/** @jest-environment node */
import type { OperationName } from '../../examples/shop/api/contract'
import type { Operation } from '../../check/contract'
import { operations } from '../contract/contract'
import { exampleOf } from '../../check/example'
import { openShop } from './openShop'

/** What must have happened before the example of a call can succeed. */
const before: Partial<Record<OperationName, OperationName[]>> = {
  confirmCallCode: ['callWithCode'],
  validateConfirmCode: ['sendConfirmCode'],
  login: ['sendConfirmCode'],
  confirmPassword: ['remindPassword'],
  removeBasketItem: ['addBasketLenses'],
  placeOrder: ['addBasketLenses'],
}

const scenarios: Partial<Record<OperationName, string>> = {
  activate: 'not-activated',
  applyToFriends: 'friends-candidate',
}

const newNumber = { phone: '9997654321', country: 'ru', method: 'sms' } as const

const pick = ({ parameters }: Operation, place: string) =>
  Object.fromEntries(
    parameters.filter((parameter) => parameter.in === place).map(({ name, example }) => [name, example]),
  )

/** A real picture's type is asked for where the contract says "a file". */
function bodyOf({ body }: Operation) {
  if (!body) return {}
  const example = exampleOf(body.schema) as Record<string, unknown>
  return {
    body:
      'file' in example ? { ...example, file: new File(['…'], 'a.jpg', { type: 'image/jpeg' }) } : example,
  }
}

const exampleCall = (operation: Operation) => ({
  path: pick(operation, 'path') as never,
  query: pick(operation, 'query') as never,
  ...(bodyOf(operation) as { body?: never }),
})

describe('The examples of the contract, sent to the sandbox,', () => {
  it.each(operations.map((operation) => [operation.id as OperationName, operation] as const))(
    'the examples of the contract succeed in the sandbox and conform: %s',
    async (name, operation) => {
      const call = openShop().visitor(`${scenarios[name] ?? 'full'}.walk`)
      if (name === 'register' || name === 'registerShort') {
        await call('sendConfirmCode', { path: { type: 'consumer' }, body: newNumber })
      }
      for (const first of before[name] ?? []) {
        const step = operations.find(({ id }) => id === first)
        if (step) await call(first, exampleCall(step))
      }
      const { status } = await call(name, exampleCall(operation))
      expect(status).toBe(200)
    },
  )
})
