import type { Screen } from './screens'

/** A form of the product, and the presses that lead to it. */
export interface FormVisit extends Pick<Screen, 'island' | 'path' | 'settings'> {
  scenario?: string
  /** The buttons that lead to the form, in order; a form that such a button submits is filled in first. */
  way?: RegExp[]
  /** The button that sends it. */
  send: RegExp
  /** The customer has no e-mail address. */
  hasNoEmail?: boolean
}

const at = (path: string, send: RegExp, way: RegExp[] = [], scenario = 'full'): FormVisit => ({
  island: 'cabinet',
  path: `/personal${path}`,
  scenario,
  way,
  send,
})
const login = (send: RegExp, ...way: RegExp[]): FormVisit => ({
  island: 'login',
  path: '/personal/',
  way,
  send,
})

const ofSpecialist = (
  path: string,
  send: RegExp,
  way: RegExp[] = [],
  scenario = 'specialist',
): FormVisit => ({ island: 'specialist', path: `/specialist${path}`, scenario, way, send })

const code = [/^Получить код/]
const wizard = [/^Оформить подписку/, /^Дальше/]

/** Every form that the product has. */
export const forms: FormVisit[] = [
  at('/profile/', /^Сохранить$/),
  at('/profile/', /^Сохранить$/, [/^Изменить линзы/]),
  at('/profile/', /^Сохранить$/, [/^Рассказать о линзах/], 'empty'),
  at('/profile/', /^Получить звонок/, [/^Изменить телефон/]),
  at('/profile/', /^Подтвердить/, [/^Изменить телефон/, /^Получить звонок/]),
  at('/profile/', /^Сохранить/, [/^Изменить(?! телефон| линзы)/]),
  at('/profile/', /^Сменить пароль/, [/^Изменить пароль/]),
  at('/profile/', /^Сохранить адрес/, [/^Добавить адрес/]),
  at('/profile/', /^Сохранить адрес/, [/^Изменить.*(улица|проспект|дом)/]),
  at('/club/invite/', /^Применить/),
  at('/orders/', /^Активировать/, [/^тут/], 'not-activated'),
  login(/^Получить код/),
  login(/^Войти/, /^По почте/),
  login(/^Войти/, ...code),
  login(/^Зарегистрироваться/, ...code, /^Войти/),
  login(/^Продолжить/, /^Регистрация/, ...code),
  login(/^Зарегистрироваться/, /^Регистрация/, ...code, /^Продолжить/),
  login(/^Отправить код/, /^По почте/, /^Забыли/),
  login(/^Сохранить пароль/, /^По почте/, /^Забыли/, /^Отправить код/),
  at('/friends/?story=81#publications', /^Опубликовать/),
  at('/friends/#reviews', /^Отправить отзыв/),
  at('/friends/', /^Отправить заявку/, [], 'friends-candidate'),
  { island: 'feedback', path: '/personal/', send: /^Отправить/ },
  at('/points/?view=receipts', /^Отправить/, [/^Ввести данные чека/]),
  at('/points/?view=receipts', /^Запросить возврат/, [/^Вернуть деньги/]),
  at('/remind/', /^Создать напоминание/, [/^(Новое|Добавить|Создать)/]),
  at('/remind/', /^Сохранить/, [/^Изменить/]),
  at('/feedback/', /^Отправить отзыв/, [/^Написать отзыв/]),
  at('/optics/?department=11', /^Записаться/, [/^\d\d:\d\d$/]),
  at('/trial/', /^Заказать$/, [/^Заказать/]),
  { ...at('/products/', /^Сообщить/, [/^Сообщить о поступлении/]), hasNoEmail: true },
  at('/orders/?order=48079', /^(Добавить|Заменить)/, [/^Повторить/]),
  at('/subscription/', /^Отменить подписку/, [/^Отменить подписку/, /^Всё равно/]),
  at('/subscription/', /^Сохранить линзы/, [/^Изменить.*линзы/]),
  at('/subscription/', /^(Сохранить|Выбрать)/, [/^Изменить.*получател/]),
  at('/subscription/', /^Выбрать/, [/^Изменить.*адрес/]),
  at('/subscription/', /^Дальше/, [/^Оформить подписку/], 'empty'),
  at('/subscription/', /^Дальше/, wizard, 'empty'),
  at('/subscription/', /^Дальше/, [...wizard, /^Дальше/], 'empty'),
  {
    island: 'product',
    path: '/catalog/',
    settings: { 'data-product-id': '202', 'data-show': 'reviews' },
    way: [/^Оставить отзыв/],
    send: /^Отправить отзыв/,
  },
  { island: 'checkout', path: '/checkout/', scenario: 'basket', send: /^Оформить/ },
  ofSpecialist('/profile/', /^Сохранить$/),
  ofSpecialist('/profile/', /^(Сохранить|Добавить)$/, [/^Добавить место/]),
  ofSpecialist('/expert/', /^Отправить заявку/, [], 'specialist-new'),
  ofSpecialist('/education/', /^Отправить заявку/, [/^Подать заявку/]),
  ofSpecialist('/satellites/', /^Отправить заявку/, [/^Подать заявку/]),
  ofSpecialist('/iol/new/', /^Сохранить черновик/),
  ofSpecialist('/iol/new/', /^Опубликовать/),
  { island: 'callback', path: '/call/', send: /^Жду звонка/ },
  { island: 'service-programme', path: '/service/', send: /^Получить код/ },
  { island: 'promoter', path: '/booking/', scenario: 'promoter', way: [/^Записать/], send: /^Записать/ },
  { island: 'survey', path: '/survey/', settings: { 'data-survey': 'lenses' }, send: /^Далее/ },
]
