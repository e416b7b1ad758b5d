import { expect, test } from '../shop'
import type { HostilePage } from './page'
import {
  expectCabinetWorks,
  expectHostUnharmed,
  expectIslandsWork,
  expectRequestWorks,
  library,
  makeHostile,
  withIslands,
} from './page'

/* Pages whose scripts have replaced built-ins. */

const REPLACED_REDUCE = 'Array.prototype.reduce = function () { return this.length > 1 ? this : this[0] }'

const cases: Record<string, HostilePage> = {
  'Array.prototype.toJSON, as of an old Prototype.js': {
    before: 'Array.prototype.toJSON = function () { return "[" + this.join() + "]" }',
  },
  'an enumerable key of Object.prototype': {
    before: 'Object.prototype.extra = function () { return "extra" }; Object.prototype.title = "extra"',
  },
  'keys of Object.prototype that calls and tables are looked up by': {
    before: `Object.assign(Object.prototype, {
      method: 'POST', mode: 'no-cors', body: 'theirs', signal: AbortSignal.abort(), headers: { 'X-Evil': '1' }, timeout: 1,
      load: 'theirs', early: 'theirs', isTaken: true, isKnown: true, json: 'theirs', isBare: true,
      customer: 'theirs', isWithheld: true, isSigningIn: true, consumer: 'theirs', isMade: true, isWanted: () => false,
      apiUrl: 'https://evil.test', token: 'theirs', tokenHeader: 'X-Evil' })`,
  },
  'Array.from that knows lists only': {
    before: 'Array.from = function (list) { return Array.prototype.slice.call(list) }',
  },
  'reduce and entries that do something else': {
    before: `${REPLACED_REDUCE}; Array.prototype.entries = function () { return this.slice() }`,
  },
  'bind that forgets the arguments': {
    before:
      'Function.prototype.bind = function (self) { var action = this; return function () { return action.apply(self, arguments) } }',
  },
}

for (const [name, hostile] of Object.entries(cases)) {
  test(`the cabinet works beside ${name}`, async ({ page, shop }) => {
    await makeHostile(page, hostile)
    await shop.visit('/personal/')
    await expectCabinetWorks(page)
    await expectHostUnharmed(page)
  })
}

const libraries = {
  'Prototype.js': ['prototype/prototype.js', ''],
  MooTools: ['mootools/mootools-core-nc.js', ''],
  'jQuery without its names': ['jquery/jquery.js', 'window.shopQuery = jQuery.noConflict(true)'],
} as const

for (const [name, [path, more]] of Object.entries(libraries)) {
  test(`the cabinet works beside the real ${name}`, async ({ page, shop }) => {
    const before = library(path)
    test.skip(before === undefined, `Debian's /usr/share/javascript/${path} is not installed`)
    await makeHostile(page, { before: `${before ?? ''};${more}`, isOld: true })
    await shop.visit('/personal/')
    await expectCabinetWorks(page)
    await expectHostUnharmed(page)
  })
}

test('promotion, tools and requests work on a page of all of these, with a <base> that leads elsewhere', async ({
  page,
  shop,
}) => {
  const base = '<base href="/elsewhere/deep/" target="_blank">'
  await makeHostile(page, {
    before: Object.values(cases)
      .map(({ before }) => before)
      .join(';'),
    isOld: true,
    change: (html) => withIslands(html.replace('<head>', `<head>${base}`)),
  })
  await shop.visit('/examples/survey.html')
  await expectIslandsWork(page)
  await expectHostUnharmed(page)
  await shop.visit('/specialist/iol/new/', 'specialist')
  await expectRequestWorks(page)
  await expectHostUnharmed(page)
})

test('promotion, tools and requests work beside the real Prototype.js', async ({ page, shop }) => {
  const before = library('prototype/prototype.js')
  test.skip(before === undefined, 'Debian has no Prototype.js here')
  await makeHostile(page, { before: before ?? '', isOld: true, change: withIslands })
  await shop.visit('/examples/survey.html')
  await expectIslandsWork(page)
  await expectHostUnharmed(page)
  await shop.visit('/specialist/iol/new/', 'specialist')
  await expectRequestWorks(page)
  await expectHostUnharmed(page)
})

test('lists are sent as lists, whatever toJSON the page gave them', async ({ page, shop }) => {
  await makeHostile(page, {
    before: cases['Array.prototype.toJSON, as of an old Prototype.js']?.before ?? '',
  })
  await shop.visit('/personal/profile/', 'empty')
  await page.getByRole('button', { name: 'Рассказать о линзах' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Ношу линзы').click()
  await dialog.getByRole('combobox', { name: 'Линзы' }).selectOption('Ясно Торик')
  await dialog.getByRole('combobox', { name: 'Сфера' }).selectOption('−2,75')
  await dialog.getByRole('combobox', { name: 'Ось' }).selectOption('180°')
  const saving = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'Сохранить' }).last().click()
  expect((await saving).postDataJSON()).toMatchObject({ lenses: [{ eye: 'right' }, { eye: 'left' }] })
  await expect(page.getByText('OD −2,75 · Ax 180°')).toBeVisible()
})

test('goods are counted and ordered, whatever toJSON the page gave lists', async ({ page, shop }) => {
  await makeHostile(page, {
    before: cases['Array.prototype.toJSON, as of an old Prototype.js']?.before ?? '',
  })
  await shop.visit('/examples/basket.html', 'basket')
  const line = page.getByRole('article', { name: /^Ясно Месяц/ }).filter({ hasText: '−2,75' })
  await line.getByRole('button', { name: /^Уменьшить количество/ }).click()
  await expect(page.getByText('Ясно Месяц, 6 шт: 1 шт. Итого 4 670 ₽')).toBeAttached()
  await page.goto('/examples/checkout.html')
  await page.getByRole('combobox', { name: 'Время' }).selectOption('10:00–14:00')
  await page.getByRole('radio', { name: 'Картой при получении' }).check()
  await page.getByRole('checkbox', { name: /^Согласен с/ }).check()
  await page.getByRole('button', { name: 'Оформить заказ' }).click()
  await expect(page.getByRole('heading', { name: 'Заказ № 48301 оформлен' })).toBeVisible()
  await expectHostUnharmed(page)
})
