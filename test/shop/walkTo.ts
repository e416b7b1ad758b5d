import type { OperationName } from '../../examples/shop/api/http/contract'
import type { Operation } from '../../check/contract'
import { exampleOf } from '../../check/example'
import { operations } from '../contract/contract'
import { eachId } from '../../examples/shop/api/http/tell'
import type { openShop } from './openShop'

/** Calls that have to come before the example of a call can succeed. */
const before: Partial<Record<OperationName, OperationName[]>> = {
  confirmCallCode: ['callWithCode'],
  validateConfirmCode: ['sendConfirmCode'],
  login: ['sendConfirmCode'],
  confirmPassword: ['remindPassword'],
  removeBasketItem: ['addBasketLenses'],
  placeOrder: ['addBasketLenses'],
  validateServiceCode: ['sendServiceCode'],
  applyForService: ['sendServiceCode', 'validateServiceCode'],
}

const scenarios: Partial<Record<OperationName, string>> = {
  activate: 'not-activated',
  applyToFriends: 'friends-candidate',
  applyAsExpert: 'specialist-new',
  bookActivitySlot: 'promoter',
  cancelActivitySlot: 'promoter',
}

/** Calls that only specialists make. */
const ofSpecialists = ({ path }: Operation) => /\/(specialist|sampling_orders)\//.test(path)

const newNumber = { phone: '9997654321', country: 'ru', method: 'sms' } as const

const pick = ({ parameters }: Operation, place: string) =>
  Object.fromEntries(
    parameters.filter((parameter) => parameter.in === place).map(({ name, example }) => [name, example]),
  )

/** Returns the example body, with a real image where the contract says "a file". */
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

type Visitor = ReturnType<typeof openShop>['visitor']

let walks = 0

/** Makes the example of a call, after the calls that it needs, as a new visitor; the response is checked against the contract. */
export async function walkTo(operation: Operation, visitor: Visitor, areIdsTexts = false, dialect = '') {
  const name = operation.id as OperationName
  const asked = (one: Operation) => {
    const { body, ...rest } = exampleCall(one) as { body?: unknown; path: never; query: never }
    const sent = areIdsTexts ? eachId(body, (id) => (typeof id === 'number' ? String(id) : id)) : body
    return { ...rest, ...(body !== undefined && { body: sent as never }) }
  }
  const scenario = scenarios[name] ?? (ofSpecialists(operation) ? 'specialist' : 'full')
  const call = visitor(`${scenario}${dialect && `+${dialect}`}.walk-${++walks}`)
  if (name === 'register' || name === 'registerShort') {
    await call('sendConfirmCode', { path: { type: 'consumer' }, body: newNumber })
  }
  for (const first of before[name] ?? []) {
    const step = operations.find(({ id }) => id === first)
    if (step) await call(first, asked(step))
  }
  return call(name, asked(operation))
}
