import { customerOf } from './customers.mjs'
import { invalid, Refusal } from './envelope.mjs'
import { signIn, signOut } from './sessions.mjs'

/*
 * The eight calls to begin with. What is not here is answered 404: its section says that it did not load, and the others
 * work.
 */

const ADDRESS = [
  ...['fias_id', 'location', 'street', 'house_number', 'postal_code', 'house_apartment', 'floor', 'entrance'],
  ...['intercom', 'comment', 'delivery'],
]
const REQUIRED = ['location', 'house_number']

/** Returns an address as the contract describes it: empty fields are null. */
function addressOf(body) {
  const fields = ADDRESS.map((name) => [name, body?.[name] || null])
  const wrong = fields
    .filter(([name, value]) => (value === null ? REQUIRED.includes(name) : typeof value !== 'string'))
    .map(([name]) => [name, ['Заполните поле']])
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong))
  return Object.fromEntries(fields)
}

function login({ session, body }) {
  const customer = customerOf(body?.email, body?.password)
  if (!customer) throw new Refusal(400, 400, 'Неверная почта или пароль')
  const next = signIn(session, customer)
  return { data: { token: next.token }, session: next }
}

function createAddress({ customer, body }) {
  const { addresses } = customer
  const id = Math.max(0, ...addresses.map((address) => address.id)) + 1
  const address = { ...addressOf(body), id, is_default: addresses.length === 0 }
  addresses.push(address)
  return { data: address }
}

/** The calls by method and path. `isOpen`: the call needs no session. */
const calls = new Map([
  ['POST /v2/internal/auth/consumer/login/', { isOpen: true, run: login }],
  [
    'GET /v2/internal/account/info/',
    {
      run: ({ customer: { consumer } }) => ({
        data: {
          consumer,
          is_available_consumer_mode: true,
          is_friends_available: false,
          is_friends_application_exist: false,
        },
      }),
    },
  ],
  ['GET /v1/profile/score/', { run: ({ customer: { score } }) => ({ data: score }) }],
  ['GET /v2/internal/personal/orders/', { run: ({ customer: { orders } }) => ({ data: { orders } }) }],
  [
    'GET /v2/internal/account/notifications/',
    { run: ({ customer: { notifications } }) => ({ data: { notifications } }) },
  ],
  [
    'GET /v2/internal/personal/delivery_address/',
    { run: ({ customer: { addresses } }) => ({ data: { addresses } }) },
  ],
  ['POST /v2/internal/personal/delivery_address/', { run: createAddress }],
  ['POST /v2/internal/auth/common/logout/', { run: ({ session }) => ({ session: signOut(session) }) }],
])

export const callNamed = (method, path) => calls.get(`${method} ${path}`)
