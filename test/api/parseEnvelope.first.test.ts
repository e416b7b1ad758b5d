import { isDenied } from '../../src/domain/ApiError'
import { parseEnvelope } from '../../src/api/parseEnvelope'
import { parseEnvelope as parseFirst } from '../../src/api/parseEnvelope.first'

const errors = (...codes: unknown[]) => codes.map((code) => ({ code, message: 'Нет' }))

const bodies: unknown[] = [
  { status: 'success', data: { available: 1 } },
  { status: 'success', data: null },
  { status: 'error', data: null, errors: [] },
  { status: 'error', data: [], errors: errors(1) },
  { status: 'error', data: { token: 'fresh' }, errors: errors(5011) },
  { status: 'error', data: null, errors: errors('8001') },
  { status: 'error', data: null, errors: errors(1, 9001) },
  { status: 'error', data: { phone: ['Занят'] }, errors: [] },
  { data: { available: 1 }, errors: errors(1) },
  { data: { available: 1 } },
  { available: 1 },
  {},
  [],
  null,
  'text',
]
const answers = bodies.flatMap((body) =>
  [200, 403, 404, 422, 500].map((status) => ({ status, text: JSON.stringify(body) })),
)

/** What counts before React: data, or that there is none for this customer. */
const counted = (result: ReturnType<typeof parseEnvelope>) =>
  'data' in result ? result : isDenied(result.error)

test.each(answers)('before React $status with $text counts as after it', ({ status, text }) => {
  expect(counted(parseFirst(status, text, true))).toEqual(counted(parseEnvelope(status, text, true)))
})
