import { newPhoneRules } from '../../../../src/features/account/profile/profileRules'

const PRESENT = 'Это ваш нынешний номер'

const problem = (
  present: Parameters<typeof newPhoneRules>[0],
  typed: Parameters<typeof newPhoneRules>[0],
): unknown =>
  newPhoneRules(present)
    .validate(typed)
    .catch((error: unknown) => (error as Error).message)

it.each([
  ['by', 'am', '291234567'],
  ['am', 'by', '291234567'],
  ['kg', 'ru', '7011234567'],
] as const)(
  'the same digits under the code of another country are another phone: %s, %s',
  async (country, chosen, phone) => {
    expect(await problem({ phone, country }, { phone, country: chosen })).toEqual({ phone, country: chosen })
  },
)

it.each([
  ['by', 'by', '291234567'],
  ['kz', 'ru', '7011234567'],
] as const)(
  'the present phone is no new one, also under another country of its code: %s, %s',
  async (country, chosen, phone) => {
    expect(await problem({ phone, country }, { phone, country: chosen })).toBe(PRESENT)
  },
)

it.each(['', false] as const)('any phone is new where none is known: %j', async (phone) => {
  const typed = { phone: '9161234567', country: 'ru' } as const
  expect(await problem({ phone, country: 'ru' }, typed)).toEqual(typed)
})
