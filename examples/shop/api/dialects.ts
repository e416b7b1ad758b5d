import { isWrite, type Guarded } from './http/access'
import { Bare, closed, Refusal } from './http/refusal'
import { flattened, listed, nested, withoutFields } from './http/refusalForms'
import { offersOf } from './seed/offers'
import { placeWords } from './seed/phones'
import { sharedCode } from './seed/promoCodes'
import { each, eachId, isRecord, nullAt } from './http/tell'
import type { Visitor } from './visitor'

export interface Envelope {
  status: string
  data: unknown
  errors: unknown
}

/**
 * A way in which a shop may answer, though the sandbox mostly does not. Each dialect differs from all others
 * and can be combined with them.
 */
export interface Dialect {
  title: string
  /** Returns the same data in this dialect. */
  tell?: (data: unknown, call: Guarded, visitor: Visitor) => unknown
  /** Returns the whole answer in this dialect; a refusal is told without its call. */
  wrap?: (envelope: Envelope, call?: Guarded) => unknown
  /** Translates a body in this dialect into the sandbox's form. */
  hear?: (body: unknown) => unknown
  refuse?: (refusal: Refusal) => Refusal
  /** Runs in the shop before it answers. */
  before?: (visitor: Visitor, call: Guarded) => void
  /** Whether the handlers ask for the dialect's name. */
  isSpokenInside?: true
  /**
   * Matches faults that break the schemas of the contract, though its clients have to understand the answer.
   */
  beyond?: RegExp
  /** Whether the dialect changes nothing that a customer sees on an ordinary way through the shop. */
  isQuiet?: true
}

const isCall = ({ method, path }: Guarded, name: string) => `${method} ${path}`.endsWith(name)
const isServices = (call: Guarded) => isCall(call, '/delivery/{type}/list/')
const isDates = (call: Guarded) => isCall(call, '/available_dates/')
const isBasketWrite = ({ method, path }: Guarded) =>
  method !== 'GET' && /\/basket\/(items|points_discount|promo_code|eshop\/(items|wizard))\//.test(path)
const isOffers = (call: Guarded) => isCall(call, '/offers/{type}/')

const withoutPrice = (data: unknown) =>
  each(data, (record) => ('price' in record ? { ...record, price: null } : record))

/** Makes the first entry of each of these lists unreadable. */
const unreadable = (name: string, isMeant: (call: Guarded) => boolean): Pick<Dialect, 'tell' | 'beyond'> => ({
  tell: (data, call) =>
    isMeant(call)
      ? each(data, (record) => {
          const list = record[name]
          return Array.isArray(list) && list.length > 0 ? { ...record, [name]: list.with(0, '?') } : record
        })
      : data,
  beyond: new RegExp(`/${name}/0`),
})

/** A text that a customer wrote, as some shops keep it. */
const plain = (name: string, value: unknown): unknown =>
  /^(title|text|comment)$/.test(name) && typeof value === 'string'
    ? value.trim().replaceAll(/\r?\n/g, '\r\n')
    : value

/** Codes of six digits, with the sandbox's own code for which each stands. */
const SIX_DIGITS = new Map([
  ['123456', '1234'],
  ['567890', '5678'],
])

/** Matches the schema faults of a response without envelope. */
const BARE = /^ must have required property '(status|data|errors|success)'/

/** The token of the session that a call begins. */
export const tokenIn = (data: unknown, { access }: Guarded): string | undefined =>
  access === 'signingIn' && isRecord(data) && typeof data['token'] === 'string' ? data['token'] : undefined

const numberOf = (id: unknown) => (typeof id === 'string' && /^\d+$/.test(id) ? Number(id) : id)

const named = {
  'no-idempotency': { title: 'Ключ повтора не нужен никому', isSpokenInside: true },
  'other-origin': {
    title: 'API на другом домене, который знает только нужные заголовки',
    isSpokenInside: true,
  },
  'both-places': {
    title: 'Помнит и адрес, и пункт выдачи; считается последний выбор',
    tell: (data, call, { checkout: { address_id, point_id } }) =>
      isRecord(data) && isCall(call, '/checkout/delivery_address/')
        ? { ...data, address_id, point_id }
        : data,
    isQuiet: true,
  },
  'delivery-price-unknown': {
    title: 'Цена доставки неизвестна',
    tell: (data, call) => (isServices(call) || isDates(call) ? withoutPrice(data) : data),
    beyond: /price must be object/,
  },
  'delivery-price-by-service': {
    title: 'Цену доставки знает только служба',
    tell: (data, call) => (isRecord(data) && isDates(call) ? { ...data, delivery_zone: null } : data),
    beyond: /delivery_zone must be object/,
  },
  'delivery-price-by-zone': {
    title: 'Цену доставки знает только зона',
    tell: (data, call) => (isServices(call) ? withoutPrice(data) : data),
    beyond: /price must be object/,
  },
  'delivery-price-changes': {
    title: 'Цена доставки меняется до заказа',
    before: ({ obstacles }, call) => {
      if (isDates(call)) obstacles.datesRead += 1
      if (isServices(call)) obstacles.servicesRead += 1
      // Prices and days are requested at the same time, and either may come first.
      if (Math.max(obstacles.datesRead, obstacles.servicesRead) > 1 || isCall(call, '/basket/{type}/order/'))
        obstacles.deliveryRise = 60
    },
  },
  'days-without-times': { title: 'День без времени', isSpokenInside: true },
  'pack-id-null': {
    title: 'Упаковка не названа',
    tell: (data) => each(data, (record) => ('pack_id' in record ? { ...record, pack_id: null } : record)),
    beyond: /pack_id must be integer/,
  },
  'refusals-nested': { title: 'Отказ называет поле целиком: lenses.1.offer_id', refuse: nested },
  'refusals-list': { title: 'Отказы списком', refuse: listed, beyond: /data must be object/ },
  'refusals-bare': { title: 'Отказ без полей', refuse: withoutFields },
  'proof-403': {
    title: 'Подтвердить телефон просит статусом 403',
    refuse: (refusal) =>
      refusal.message === 'phone_not_confirmed' ? new Refusal(403, refusal.errors, refusal.data) : refusal,
    isQuiet: true,
  },
  'envelope-sorted': {
    title: 'Ключи конверта по алфавиту: data раньше status',
    wrap: (envelope) =>
      isRecord(envelope)
        ? Object.fromEntries(Object.entries(envelope).toSorted(([one], [other]) => (one < other ? -1 : 1)))
        : envelope,
    isQuiet: true,
  },
  'writes-bare': {
    title: 'Запись сделана, а ответ без конверта: {}',
    wrap: (envelope, call) => (call && isWrite(call) ? {} : envelope),
    beyond: BARE,
  },
  'writes-refused-bare': {
    title: 'Запись не сделана, а ответ 200 без конверта: {"success":false}',
    before: (_, call) => {
      if (isWrite(call)) throw new Bare({ success: false })
    },
    beyond: BARE,
  },
  'writes-failing-bare': {
    title: 'Запись не сделана, а ответ 200 без конверта: {"code":17,"message":"…"}',
    before: (_, call) => {
      if (isWrite(call)) throw new Bare({ code: 17, message: 'Внутренняя ошибка' })
    },
    beyond: BARE,
  },
  'cookie-session': {
    title: 'Сессию хранит cookie: вызов без токена — того, кто сейчас вошёл в этом браузере',
    // The token of a session that begins stays in the cookie.
    tell: (data, call) => (tokenIn(data, call) === undefined ? data : null),
    isSpokenInside: true,
    beyond: /data must be object/,
  },
  'ids-as-text': {
    title: 'Номера записей текстом',
    tell: (data) => eachId(data, (id) => (typeof id === 'number' ? String(id) : id)),
    // A number is refused, as the sandbox refuses a text: an id has to be sent back as it came.
    hear: (body) => eachId(body, (id) => (typeof id === 'number' ? '' : numberOf(id))),
    beyond: /ids?(\/\d+)? must be integer/,
    isQuiet: true,
  },
  'slots-restart': { title: 'Номера времени считаются от первого свободного', isSpokenInside: true },
  'same-codes': {
    title: 'Сертификаты одного номинала с одним кодом',
    tell: (data) =>
      each(data, (record) =>
        typeof record['promo_code'] === 'string'
          ? { ...record, promo_code: sharedCode(record['promo_code']) }
          : record,
      ),
    isSpokenInside: true,
  },
  'unreadable-basket-line': {
    title: 'Строку корзины не прочесть',
    ...unreadable(
      'items',
      ({ path }) => /\/basket\//.test(path) && !/\/(validate|order|recommended)\//.test(path),
    ),
  },
  'unreadable-order-line': {
    title: 'Строку заказа не прочесть',
    ...unreadable('items', ({ path }) => /\/orders?\//.test(path)),
  },
  'unreadable-offer': { title: 'Предложение не прочесть', ...unreadable('offers', isOffers) },
  'unreadable-reminder': {
    title: 'Напоминание не прочесть',
    ...unreadable('reminders', (call) => isCall(call, 'GET /v2/internal/personal/reminders/')),
  },
  'no-data': {
    title: 'Без данных, где сказать нечего',
    tell: (data, call) => (/\/(send_confirm_code|code\/call)\/$/.test(call.path) ? null : data),
    beyond: /data must be object/,
    isQuiet: true,
  },
  'no-basket': {
    title: 'Запись в корзину корзиной не отвечает',
    tell: (data, call) => (isBasketWrite(call) ? null : data),
    beyond: /data must be object/,
  },
  'period-kept': {
    title: 'Опустевшая корзина помнит период подписки',
    before: ({ baskets: { eshop } }) => {
      if (eshop.lines.length === 0) eshop.period = 'monthly'
    },
    isQuiet: true,
  },
  'lines-without-offer': {
    title: 'Строки корзины без предложения',
    tell: (data, call) =>
      isRecord(data) && Array.isArray(data['items']) && /\/basket\//.test(call.path)
        ? each(data, (record) => ('basket_item_id' in record ? { ...record, offer_id: null } : record))
        : data,
    beyond: /offer_id must be integer/,
  },
  utc: {
    title: 'Время по Гринвичу',
    tell: (data) =>
      each(data, (record) =>
        Object.fromEntries(
          Object.entries(record).map(([name, value]) => [
            name,
            typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:]+\+03:00$/.test(value)
              ? `${new Date(value).toISOString().slice(0, 19)}Z`
              : value,
          ]),
        ),
      ),
    isQuiet: true,
  },
  'phones-as-written': {
    title: 'Телефоны пяти стран, как их пишут люди',
    tell: (data) =>
      each(data, (record) =>
        typeof record['phone'] === 'string' && typeof record['address'] === 'string'
          ? { ...record, phone: placeWords(record) }
          : record,
      ),
  },
  'customer-abroad': {
    title: 'Покупатель из Беларуси',
    before: ({ consumer }) => {
      if (consumer?.country === 'ru') Object.assign(consumer, { phone: '291234567', country: 'by' })
    },
  },
  torics: { title: 'Торические линзы с четырьмя цилиндрами', isSpokenInside: true },
  'stock-changes': {
    title: 'Наличие меняется с каждым взглядом',
    before: ({ obstacles }, call) => {
      if (!isOffers(call)) return
      obstacles.offersRead += 1
      const isGone = ({ offer_id }: { offer_id: number }) => (offer_id + obstacles.offersRead) % 4 === 0
      obstacles.soldOutOffers = new Set(
        (['eshop', 'mono'] as const).flatMap((kind) =>
          offersOf(kind).flatMap((offer) => (isGone(offer) ? [`${kind} ${offer.offer_id}`] : [])),
        ),
      )
    },
  },
  'config-refused': {
    title: 'Настройки не сообщает: длина кода неизвестна',
    before: (_, call) => {
      if (isCall(call, 'GET /v2/internal/service/config/')) throw closed()
    },
  },
  'six-digit-codes': {
    title: 'Коды из шести цифр: 123456 и 567890',
    tell: (data, call) =>
      isRecord(data) && isCall(call, '/service/config/') ? { ...data, sms_code_length: 6 } : data,
    hear: (body) =>
      isRecord(body) && typeof body['code'] === 'string'
        ? { ...body, code: SIX_DIGITS.get(body['code']) ?? body['code'].replace(/^\d{4}$/, '-') }
        : body,
  },
  'uploads-stamp': { title: 'Файл меняет и время изменения запроса ИОЛ', isSpokenInside: true },
  'texts-trimmed': {
    title: 'Тексты без пробелов по краям, концы строк — CRLF',
    tell: (data) =>
      each(data, (record) =>
        Object.fromEntries(Object.entries(record).map(([name, value]) => [name, plain(name, value)])),
      ),
  },
  'search-holds-more': { title: 'Поиск находит оптики, которых нет в списке', isSpokenInside: true },
} satisfies Record<string, Dialect>

export type DialectName = keyof typeof named

export const dialects: [name: DialectName, dialect: Dialect][] = Object.entries<Dialect>(named) as [
  DialectName,
  Dialect,
][]

/** Headers that a page may send to another origin; the key of a write is not among them. */
export const ALLOWED_HEADERS = ['Accept', 'Content-Type', 'X-Auth-Token', 'X-CSRF-Token', 'X-Voximplant-Auth']

/**
 * Matches `null:GET:/v2/internal/basket/:items/points`: sets to null one field that the contract lets be
 * null.
 */
const NULL = /^null:([A-Z]+):([^:]+):(.+)$/

/** Matches `fail:GET:/v2/internal/basket/`: this call fails, while all others are healthy. */
const FAIL = /^fail:([A-Z]+):(.+)$/

/** Matches `limit:POST:/v2/internal/personal/reminders/`: the first of these calls is refused, as one too many. */
const LIMIT = /^limit:([A-Z]+):(.+)$/

const limited = (method: string, path: string): Dialect => ({
  title: `Слишком много запросов: ${path}`,
  before: ({ obstacles }, call) => {
    if (call.method !== method || call.path !== path || obstacles.isLimited) return
    obstacles.isLimited = true
    throw new Refusal(429, [{ code: 429, message: 'Too Many Requests' }])
  },
})

const failing = (method: string, path: string): Dialect => ({
  title: `Не отвечает: ${path}`,
  before: (_, call) => {
    if (call.method === method && call.path === path)
      throw new Refusal(500, [{ code: 500, message: 'Сервис временно недоступен' }])
  },
})

export function dialectNamed(name: string): Dialect {
  const found = dialects.find(([known]) => known === name)
  if (found) return found[1]
  const [, failed, at] = FAIL.exec(name) ?? []
  if (failed !== undefined && at !== undefined) return failing(failed, at)
  const [, tooMany, of] = LIMIT.exec(name) ?? []
  if (tooMany !== undefined && of !== undefined) return limited(tooMany, of)
  const [, method, path, place = ''] = NULL.exec(name) ?? []
  if (path === undefined) throw new Error(`The sandbox knows no dialect ${name}`)
  return {
    title: `Пусто: ${place}`,
    tell: (data, call) =>
      call.method === method && call.path === path ? nullAt(data, place.split('/')) : data,
  }
}

/** Several dialects that a shop speaks together. */
export class Speech {
  readonly #all: Dialect[]

  constructor(readonly names: readonly string[]) {
    this.#all = names.map(dialectNamed)
  }

  speaks = (name: DialectName): boolean => this.names.includes(name)

  before(visitor: Visitor, call: Guarded) {
    this.#all.forEach((dialect) => dialect.before?.(visitor, call))
  }

  tell = (data: unknown, call: Guarded, visitor: Visitor): unknown =>
    this.#all.reduce((told, { tell }) => (tell ? tell(told, call, visitor) : told), data)

  wrap = (envelope: Envelope, call?: Guarded): unknown =>
    this.#all.reduce<unknown>((told, { wrap }) => (wrap ? wrap(told as Envelope, call) : told), envelope)

  hear = (body: unknown): unknown => this.#all.reduce((heard, { hear }) => (hear ? hear(heard) : heard), body)

  refuse(refusal: Refusal): Refusal {
    const told = this.#all.reduce((all, { refuse }) => (refuse ? refuse(all) : all), refusal)
    return this.speaks('refusals-nested') ? told : flattened(told)
  }
}
