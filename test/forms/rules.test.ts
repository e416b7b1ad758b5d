import fc from 'fast-check'
import { object, ref, ValidationError, type AnySchema } from 'yup'
import { choices, text } from '../../src/forms/lib/rules'

/** Returns the message for a value; undefined if it is valid. */
function messageOf(schema: AnySchema, value: unknown): string | undefined {
  try {
    schema.validateSync(value)
    return undefined
  } catch (thrown) {
    if (thrown instanceof ValidationError) return thrown.message
    throw thrown
  }
}

it.each([
  [text().email(), 'mailto:anna@pochta.ru,', 'anna@pochta.ru'],
  [text().number(), '− 5,25', '-5,25'],
  [text().withSign(), '— 5,25', '-5,25'],
  [text().range(1, 2000), '1\u00a0500', '1500'],
  [text('digits'), '9289 0001 0012 3456', '9289000100123456'],
  [text('code'), 'LENS—10\u200b', 'LENS-10'],
])('what is sent is what was meant, %#', (schema: AnySchema, typed, sent) => {
  expect(messageOf(schema, typed)).toBeUndefined()
  expect(schema.cast(typed)).toBe(sent)
})

const LENSES = [
  {
    value: 'lenses',
    label: 'Линзы',
    children: [
      { value: 'daily', label: 'На день' },
      { value: 'monthly', label: 'На месяц' },
    ],
  },
  { value: 'drops', label: 'Капли' },
]

interface Rule {
  name: string
  schema: AnySchema
  message: string
  passes: unknown[]
  fails: unknown[]
}

// Every rule of contract 8.1, at least five cases each.
const rules: Rule[] = [
  {
    name: 'required',
    schema: text().required(),
    message: 'Заполните поле',
    passes: ['Анна', ' Анна ', '0'],
    fails: ['', '   ', '\u00a0', '\t\n', undefined, null],
  },
  {
    name: 'required of a list',
    schema: choices().required(),
    message: 'Выберите хотя бы один вариант',
    passes: [['a'], ['a', 'b'], ['a', 'b', 'c']],
    fails: [[], undefined],
  },
  {
    name: 'requiredCustom',
    schema: text().requiredCustom((value) => value === 'да', 'Согласитесь'),
    message: 'Согласитесь',
    passes: ['да', ' да', 'да\u00a0'],
    fails: ['', 'нет', undefined],
  },
  {
    name: 'email',
    schema: text().email(),
    message: 'Укажите адрес полностью, например anna@pochta.ru',
    passes: ['', 'anna@pochta.ru', ' anna@pochta.ru ', 'a+b@mail.co.uk', 'анна@почта.рф'],
    fails: [
      'anna',
      'anna@',
      '@pochta.ru',
      'anna@pochta',
      'an na@pochta.ru',
      'anna@@pochta.ru',
      'anna@pochta..ru',
    ],
  },
  {
    name: 'email: the fake-domain marker',
    schema: text().email(),
    message: 'Укажите действующий адрес: на этот письма не дойдут',
    passes: ['anna@fake.ru', 'domain@pochta.ru'],
    fails: ['1@fake-domain.ru', '1@FAKE-Domain.com', '1@mail.fake-domain.ru'],
  },
  {
    name: 'email: a marker of the page',
    schema: text().email('no-mail'),
    message: 'Укажите действующий адрес: на этот письма не дойдут',
    passes: ['1@fake-domain.ru', 'anna@pochta.ru'],
    fails: ['1@no-mail.ru', '1@NO-MAIL.ru', 'no-mail@pochta.ru'],
  },
  {
    name: 'email: a marker that the page may name late',
    schema: text().email(() => 'no-mail'),
    message: 'Укажите действующий адрес: на этот письма не дойдут',
    passes: ['', '1@fake-domain.ru', 'anna@pochta.ru'],
    fails: ['1@no-mail.ru', '1@NO-MAIL.ru'],
  },
  {
    name: 'email: an empty marker is none',
    schema: text().email(() => ''),
    message: 'Укажите действующий адрес: на этот письма не дойдут',
    passes: ['', 'anna@pochta.ru', '1@no-mail.ru'],
    fails: ['1@fake-domain.ru', '1@FAKE-Domain.com'],
  },
  {
    name: 'phoneRu',
    schema: text().phoneRu(),
    message: 'Введите 10\u00a0цифр номера',
    passes: ['', '9161234567', ' 9161234567 '],
    fails: ['916123456', '91612345678', '916123456a', '+7916123456', '(916) 123-45-67', '٩١٦١٢٣٤٥٦٧'],
  },
  {
    name: 'minLength',
    schema: text().minLength(8),
    message: 'Не короче 8\u00a0символов',
    passes: ['', '12345678', '123456789', 'пароль 12'],
    fails: ['1', '1234567', '  1234567  '],
  },
  {
    name: 'maxLength',
    schema: text().maxLength(3),
    message: 'Не длиннее 3\u00a0символов',
    passes: ['', 'abc', '  abc  ', 'я'],
    fails: ['abcd', 'ab cd'],
  },
  {
    name: 'number',
    schema: text().number(),
    message: 'Введите число',
    passes: ['', '0', '-2,75', '-2.75', '\u22122,75', '+3', '\u00a05 ', ',5', '5,'],
    fails: ['NaN', '1e400', 'Infinity', '0x10', '1,2,3', '--1', 'пять', '5 6', '9'.repeat(400)],
  },
  {
    name: 'range',
    schema: text().range(-20, 20),
    message: 'Введите число от −20 до 20',
    passes: ['', '-20', '20', '0', '19,99', '\u221220'],
    fails: ['-20,01', '20.25', '100', 'NaN', 'много'],
  },
  {
    name: 'withSign',
    schema: text().withSign(),
    message: 'Поставьте перед числом + или −',
    passes: ['', '+1', '-1,5', '\u22121,5', '0', '0,00'],
    fails: ['1', '1,5', '12'],
  },
  {
    name: 'isEqual',
    schema: text().isEqual('lens'),
    message: 'Значения не совпадают',
    passes: ['lens', ' lens', 'lens\u00a0'],
    fails: ['', 'Lens', 'lenses'],
  },
  {
    name: 'requiredChild',
    schema: choices().requiredChild(LENSES),
    message: 'Уточните выбор: Линзы',
    passes: [[], ['drops'], ['lenses', 'daily'], ['lenses', 'daily', 'monthly'], ['daily']],
    fails: [['lenses'], ['lenses', 'drops']],
  },
  {
    name: 'link',
    schema: text().link(),
    message: 'Введите ссылку, например lens.ru/club',
    passes: [
      '',
      'lens.ru',
      'https://lens.ru',
      'http://shop.lens.ru:8080/a?b=1#c',
      'линзы.рф/клуб',
      ' lens.ru ',
    ],
    fails: [
      'lens',
      'http://',
      'lens .ru',
      'javascript:alert(1)',
      'ftp://lens.ru',
      '-lens.ru',
      '.ru',
      'a'.repeat(60_000),
    ],
  },
  {
    name: 'date',
    schema: text().date(),
    message: 'Введите дату, например 05.03.2026',
    passes: ['', '05.03.2026', '5.3.2026', '29.02.2024', '29.02.2000', '31.12.1999'],
    fails: [
      '29.02.2023',
      '29.02.1900',
      '31.04.2026',
      '00.01.2026',
      '01.13.2026',
      '01.00.2026',
      '2026-03-05',
      '1.1.26',
    ],
  },
  {
    name: 'notBefore',
    schema: text().notBefore('1900-01-01'),
    message: 'Не раньше 1\u00a0января 1900',
    passes: ['', '01.01.1900', '05.03.2026'],
    fails: ['31.12.1899', '01.01.1000'],
  },
  {
    name: 'notAfter',
    schema: text().notAfter('2026-11-21'),
    message: 'Не позже 21\u00a0ноября 2026',
    passes: ['', '21.11.2026', '05.03.2026'],
    fails: ['22.11.2026', '01.01.2027'],
  },
]

describe.each(rules)('$name', ({ schema, message, passes, fails }) => {
  it.each(passes.map((value) => ({ value })))('the rule accepts $value', ({ value }) => {
    expect(messageOf(schema, value)).toBeUndefined()
  })
  it.each(fails.map((value) => ({ value })))('the rule refuses $value', ({ value }) => {
    expect(messageOf(schema, value)).toBe(message)
  })
})

describe('phone', () => {
  const schema = object({ country: text(), phone: text().phone() })

  it.each([
    ['ru', '9161234567'],
    ['by', '291234567'],
    ['am', '291234567'],
    ['kz', '7071234567'],
    ['kg', '5551234567'],
    ['ru', ''],
  ])('the phone rule for %s accepts %j', (country, phone) => {
    expect(messageOf(schema, { country, phone })).toBeUndefined()
  })

  it.each([
    ['ru', '916123456', 'Введите 10\u00a0цифр номера'],
    ['by', '2912345678', 'Введите 9\u00a0цифр номера'],
    ['am', '29123456', 'Введите 9\u00a0цифр номера'],
  ])('the phone rule for %s needs as many digits as the mask: %j', (country, phone, message) => {
    expect(messageOf(schema, { country, phone })).toBe(message)
  })
})

it('a field can be compared with another one', () => {
  const schema = object({ password: text(), again: text().isEqual(ref('password'), 'Пароли не совпадают') })
  expect(messageOf(schema, { password: 'secret', again: 'secret ' })).toBeUndefined()
  expect(messageOf(schema, { password: 'secret', again: 'other' })).toBe('Пароли не совпадают')
})

describe('laws', () => {
  const rule = fc.constantFrom(...rules.filter(({ schema }) => schema.type === 'string'))
  const space = fc.constantFrom('', ' ', '\u00a0', '\t')

  it('spaces around a value do not change the result of a rule', () => {
    fc.assert(
      fc.property(rule, fc.string(), space, ({ schema }, value, around) => {
        expect(messageOf(schema, around + value + around)).toBe(messageOf(schema, value))
      }),
    )
  })

  it('a decimal comma counts as a point', () => {
    fc.assert(
      fc.property(fc.double({ min: -30, max: 30, noNaN: true }), (value) => {
        const schema = text().number().range(-20, 20)
        const [withPoint, withComma] = [value.toFixed(2), value.toFixed(2).replace('.', ',')]
        expect(messageOf(schema, withComma)).toBe(messageOf(schema, withPoint))
      }),
    )
  })

  it('every rule has a message', () => {
    fc.assert(
      fc.property(rule, fc.string(), ({ schema }, value) => {
        expect(messageOf(schema, value) ?? 'fine').not.toMatch(/undefined|null|NaN|^$/)
      }),
    )
  })
})
