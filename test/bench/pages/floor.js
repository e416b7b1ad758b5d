// The least that could be shown: one call, one paint, no library.
const menu = [
  ['/personal/', 'Главная'],
  ['/personal/selection/', 'Профиль зрения'],
  ['/personal/optics/', 'Запись в оптике'],
  ['/personal/promocodes/', 'Промокоды'],
  ['/personal/orders/', 'Заказы'],
  ['/personal/subscription/', 'Подписка на линзы'],
  ['/personal/trial/', 'Заказы пробных линз'],
  ['/personal/products/', 'Мои продукты'],
  ['/personal/remind/', 'Напоминание о покупке линз'],
  ['/personal/profile/', 'Мои данные'],
  ['https://vk.me/lensclub', 'Чат поддержка'],
  ['/personal/feedback/', 'Мои отзывы'],
]
const cards = [
  'Баллы клуба',
  'Заказ',
  'Подписка на линзы',
  'Запись в оптике',
  'Напоминание',
  'Профиль зрения',
]

const make = (tag, properties, ...children) => {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

const response = await fetch('/api/v2/internal/account/info/', {
  headers: { Accept: 'application/json', 'X-Auth-Token': 'full.bench' },
})
const { data } = await response.json()
document
  .querySelector('#cabinet')
  .append(
    make('h1', { textContent: `Здравствуйте, ${data.consumer.name}` }),
    make(
      'nav',
      {},
      make('ul', {}, ...menu.map(([href, textContent]) => make('li', {}, make('a', { href, textContent })))),
    ),
    make(
      'div',
      { className: 'cards' },
      ...cards.map((title) =>
        make(
          'section',
          { className: 'card' },
          make('h2', { textContent: title }),
          make('p', { textContent: `Покупатель № ${data.consumer.id}, ${data.consumer.last_name}` }),
        ),
      ),
    ),
  )
