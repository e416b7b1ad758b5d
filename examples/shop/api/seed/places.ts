import type { Schemas } from '../http/contract'

export const moscowCity: Schemas['City'] = {
  fias_id: '0c5b2444-70a0-4932-980c-b4dc0d3f02b5',
  name: 'Москва',
  region: 'Москва',
}

export const cities: Schemas['City'][] = [
  moscowCity,
  {
    fias_id: '555e7d61-d9a7-4ba6-9770-6caa8198c483',
    name: 'Нижний Новгород',
    region: 'Нижегородская область',
  },
  { fias_id: 'bb035cc3-1dc2-4627-9d25-a1bf2d4b936b', name: 'Самара', region: 'Самарская область' },
  { fias_id: '93b3df57-4c89-44df-ac42-96f05e9cd3b9', name: 'Казань', region: 'Республика Татарстан' },
]

interface Town {
  prefix: string
  name: string
  centre: [number, number]
  streets: string[]
}

const moscow: Town = {
  prefix: 'MSK',
  name: 'Москва',
  centre: [55.7558, 37.6173],
  streets: [
    'Лесная улица',
    'Тверская улица',
    'улица Арбат',
    'Сретенка',
    'Пятницкая улица',
    'Большая Ордынка',
    'проспект Мира',
  ],
}
const nizhny: Town = {
  prefix: 'NNV',
  name: 'Нижний Новгород',
  centre: [56.3269, 44.0059],
  streets: [
    'Большая Покровская улица',
    'Рождественская улица',
    'улица Белинского',
    'проспект Ленина',
    'улица Горького',
  ],
}

/** Returns the n-th place of a town: points lie on a spiral round the centre, so that no two share a spot. */
function place({ name, centre, streets }: Town, n: number) {
  const angle = n * 2.4
  const radius = 0.012 * Math.sqrt(n)
  const street = streets[n % streets.length] ?? ''
  return {
    street,
    address: `${name}, ${street}, ${3 + n * 2}`,
    coordinates: [
      Number((centre[0] + radius * Math.sin(angle)).toFixed(5)),
      Number((centre[1] + 1.7 * radius * Math.cos(angle)).toFixed(5)),
    ],
  }
}

const kinds = [
  { type: 'pickup', title: 'Пункт выдачи' },
  { type: 'postmat', title: 'Постамат' },
  { type: 'optic', title: 'Оптика «Ясный взгляд»' },
] as const

/** Minutes ahead of UTC: the clock of both towns. */
const MOSCOW_TIME = 180

function deliveryPoint(town: Town, n: number, id: number): Schemas['DeliveryPoint'] {
  const { type, title } = kinds[n % kinds.length] ?? kinds[0]
  const { street, address, coordinates } = place(town, n)
  return {
    id,
    code: `${town.prefix}-${String(n + 1).padStart(3, '0')}`,
    type,
    name: `${title}, ${street}, ${3 + n * 2}`,
    coordinates,
    is_payment_by_cash_available: type !== 'postmat',
    is_payment_by_card_available: n % 5 !== 0,
    is_payment_by_online_available: true,
    address,
    work_time: type === 'postmat' ? 'Круглосуточно' : 'Ежедневно с 10 до 21',
    utc_offset: MOSCOW_TIME,
    phone: type === 'postmat' ? null : town.prefix === 'MSK' ? '4951234567' : '8312345678',
    how_to_get: n % 4 === 0 ? 'Вход со двора, второй этаж' : null,
    bonus_count: type === 'optic' ? 50 : null,
  }
}

const several = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n))

/** Delivery points: 1001… in Moscow, 1049… in Nizhny Novgorod. */
export const deliveryPoints = [
  ...several(48, (n) => deliveryPoint(moscow, n, 1001 + n)),
  ...several(24, (n) => deliveryPoint(nizhny, n, 1049 + n)),
]

/** Returns a delivery point of one town, for lists of any length. */
export const deliveryPointAt = (n: number, id: number) => deliveryPoint(moscow, n, id)

const activation = { code: 'promo-code-activation', name: 'Активация промокода' }
const selection = { code: 'selection', name: 'Подбор контактных линз' }

function locatorPoint(town: Town, n: number, id: number): Schemas['LocatorPoint'] {
  const { street, address, coordinates } = place(town, n + 2)
  return {
    id,
    code: `OPT-${String(id).padStart(3, '0')}`,
    type: 'optic',
    name: `Оптика «Ясный взгляд», ${street}`,
    address,
    phone: town.prefix === 'MSK' ? '4951234567' : '8312345678',
    coordinates,
    work_time: 'Ежедневно с 10 до 21',
    utc_offset: MOSCOW_TIME,
    services: n % 3 === 2 ? [selection] : [selection, activation],
  }
}

/** Opticians: 11… in Moscow, 23… in Nizhny Novgorod; every third one does not activate promo codes. */
export const locatorPoints = [
  ...several(12, (n) => locatorPoint(moscow, n, 11 + n)),
  ...several(8, (n) => locatorPoint(nizhny, n, 23 + n)),
]

export const locatorPointAt = (n: number, id: number) => locatorPoint(moscow, n, id)

export const departmentOf = ({ id, name, address, phone, coordinates }: Schemas['LocatorPoint']) => ({
  id,
  name,
  address,
  phone,
  coordinates,
})

const clinic = (id: number, name: string, town: Town, n: number): Schemas['Clinic'] => ({
  id,
  name,
  address: place(town, n).address,
  city: town.name,
  phone: '4957654321',
  coordinates: place(town, n).coordinates,
  work_time: 'Пн–Сб с 9 до 20',
  utc_offset: MOSCOW_TIME,
  services: [{ code: 'cataract', name: 'Лечение катаракты' }],
  link: null,
})

export const clinics = [
  clinic(401, 'Клиника «Новый взгляд»', moscow, 5),
  clinic(402, 'Глазной центр на Покровке', moscow, 9),
  clinic(403, 'Клиника «Волжский свет»', nizhny, 4),
]
