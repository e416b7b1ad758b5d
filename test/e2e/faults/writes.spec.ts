import type { Page } from '@playwright/test'
import type { Fault } from './faultyServer'
import { broken, hang, lost, signedOut, TOLD } from './faults'
import { expect, test } from './faulty'

const PROFILE = '/personal/profile/'
const SAVE = 'POST /internal/account/info/'
const CITIES = 'POST /locations/suggest/city/'

const card = (page: Page) => page.getByRole('region', { name: 'Личные данные' })
const patronymic = (page: Page) => card(page).getByRole('textbox', { name: /^Отчество/ })
const save = (page: Page) => card(page).getByRole('button', { name: 'Сохранить' })

test('a form keeps what was typed and sends once, whatever comes instead of an answer', async ({
  page,
  shop,
  server,
  isReadable,
}) => {
  shop.expectErrors(TOLD)
  await page.clock.install()
  await shop.visit(PROFILE)
  const faults: Record<string, Fault> = { ...broken, 'an answer lost after the write': lost }
  let sent = 0
  for (const [place, [name, fault]] of Object.entries(faults).entries()) {
    await test.step(name, async () => {
      server.break(SAVE, fault)
      const typed = `Петровна${'а'.repeat(place)}`
      await patronymic(page).fill(typed)
      await save(page).dblclick()
      sent += 1
      const problem = card(page).locator('[data-summary]')
      await expect(problem).toBeFocused()
      await expect(problem).not.toBeEmpty()
      await expect(patronymic(page)).toHaveValue(typed)
      await isReadable()
      expect(server.count(SAVE)).toBe(sent)
    })
  }
  await page.clock.runFor(10_000)
  server.heal()
  await save(page).click()
  await expect(page.getByText('Изменения сохранены')).toBeVisible()
  expect(server.count(SAVE)).toBe(sent + 1)
})

test('a write whose answer was lost took effect once, and the draft survives a reload', async ({
  page,
  shop,
  server,
}) => {
  shop.expectErrors(TOLD)
  const address = 'POST /v2/internal/personal/delivery_address/'
  await page.clock.install()
  await shop.visit(PROFILE, 'empty')
  const open = page.getByRole('button', { name: 'Добавить адрес' })
  await open.click()
  const form = page.getByRole('dialog')
  await form.getByRole('combobox', { name: 'Город или посёлок' }).fill('Верея')
  await form.getByRole('textbox', { name: 'Дом', exact: true }).fill('7')
  server.break(address, lost)
  await form.getByRole('button', { name: 'Сохранить адрес' }).dblclick()
  await expect(form.getByText('Сервис временно недоступен. Попробуйте ещё раз')).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Дом', exact: true })).toHaveValue('7')
  await page.clock.runFor(10_000)
  server.heal()
  await page.reload()
  await expect(page.getByText('Верея, 7', { exact: true })).toHaveCount(1)
  expect(server.count(address)).toBe(1)
  await open.click()
  await expect(form.getByRole('textbox', { name: 'Дом', exact: true })).toHaveValue('7')
})

test('a form can be sent again when the network is back', async ({ page, context, shop, server }) => {
  shop.expectErrors(TOLD)
  await shop.visit(PROFILE)
  await patronymic(page).fill('Петровна')
  let cut: (() => void) | undefined
  server.break(SAVE, ({ drop }) => {
    cut = drop
  })
  await save(page).dblclick()
  await expect(save(page)).toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => server.count(SAVE)).toBe(1)
  await context.setOffline(true)
  cut?.()
  await expect(card(page).locator('[data-summary]')).toBeFocused()
  await expect(patronymic(page)).toHaveValue('Петровна')
  // Still without a network.
  await save(page).click()
  await expect(card(page).locator('[data-summary]')).toBeFocused()
  server.heal()
  await context.setOffline(false)
  expect(server.count(SAVE)).toBe(1)
  await save(page).click()
  await expect(page.getByText('Изменения сохранены')).toBeVisible()
  expect(server.count(SAVE)).toBe(2)
})

test('when the session ends during a submit the login opens and the typed text stays', async ({
  page,
  shop,
  server,
}) => {
  shop.expectErrors(TOLD)
  await shop.visit(PROFILE)
  await patronymic(page).fill('Петровна')
  server.break(SAVE, signedOut)
  await save(page).click()
  await expect(page.getByRole('dialog', { name: 'Сессия истекла' })).toBeVisible()
  await expect(page.locator('[name=secondName]')).toHaveValue('Петровна')
  expect(server.count(SAVE)).toBe(1)
  await page.reload()
  await expect(patronymic(page)).toHaveValue('Петровна')
})

test('suggestions for an earlier text are ignored', async ({ page, shop, server, answersArrived }) => {
  let answerLate: (() => void) | undefined
  await shop.visit(PROFILE, 'empty')
  await page.getByRole('button', { name: 'Добавить адрес' }).click()
  server.break(CITIES, async ({ body, forward, send }) => {
    const answer = await forward()
    if (body.includes('мос')) answerLate = () => send(answer)
    else send(answer)
  })
  const city = page.getByRole('dialog').getByRole('combobox', { name: 'Город или посёлок' })
  await city.fill('мос')
  await expect.poll(() => answerLate).toBeDefined()
  await city.fill('ниж')
  const found = page.getByRole('option', { name: /Нижний Новгород/ })
  await expect(found).toBeVisible()
  answerLate?.()
  await answersArrived()
  await expect(found).toBeVisible()
  await expect(page.getByRole('option', { name: /Москва/ })).toHaveCount(0)
})

test('a field without suggestions still takes typed text', async ({ page, shop, server }) => {
  await shop.visit(PROFILE, 'empty')
  await page.getByRole('button', { name: 'Добавить адрес' }).click()
  server.break(CITIES, hang)
  const form = page.getByRole('dialog')
  await form.getByRole('combobox', { name: 'Город или посёлок' }).fill('Верея')
  await form.getByRole('textbox', { name: 'Дом', exact: true }).fill('7')
  await form.getByRole('button', { name: 'Сохранить адрес' }).click()
  await expect(page.getByText('Верея, 7', { exact: true })).toBeVisible()
})
