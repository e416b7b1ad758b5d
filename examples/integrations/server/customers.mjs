import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

/* What a shop has in its database. */

const hashed = (password, salt = randomBytes(16)) => ({ salt, hash: scryptSync(password, salt, 32) })

const anna = {
  email: 'anna.kovaleva@example.ru',
  password: hashed('linza2025'),
  consumer: {
    id: 1,
    name: 'Анна',
    last_name: 'Ковалёва',
    second_name: null,
    phone: '9161234567',
    country: 'ru',
    email: 'anna.kovaleva@example.ru',
    birthday: '1991-04-17',
    gender: 'female',
    residence: null,
    is_birthday_change_available: false,
    is_bonus_points_for_review_available: false,
    unsubscribe_mailings: false,
    unsubscribe_calls: true,
  },
  score: { available: 1840, pending: 0, spent: 0, expiring: [] },
  orders: [],
  notifications: [],
  addresses: [],
  /** Answers of writes, by path and idempotency key. */
  answers: new Map(),
}

const customers = [anna]
/** Compared for an unknown e-mail, so that it takes as long as a wrong password. */
const nobody = hashed('')

export function customerOf(email, password) {
  const customer = customers.find((each) => each.email === email)
  const { salt, hash } = (customer ?? { password: nobody }).password
  const isRight = typeof password === 'string' && timingSafeEqual(scryptSync(password, salt, 32), hash)
  return isRight ? customer : undefined
}
