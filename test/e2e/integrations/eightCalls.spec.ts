import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { test, expect } from '@playwright/test'

/* The cabinet on a server that was written from the documents alone: the eight calls to begin with, in plain Node. */

const ROOT = join(import.meta.dirname, '../../..')

let server: ChildProcess
let cabinet = ''

test.beforeAll(async () => {
  server = spawn(process.execPath, ['examples/integrations/server/server.mjs', 'dist'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!server.stdout) throw new Error('The server has no output')
  const [line] = (await once(server.stdout, 'data')) as [Buffer]
  cabinet = line.toString().trim()
})

test.afterAll(() => server.kill())

test('a guest signs in, saves an address and signs out', async ({ page }) => {
  const thrown: Error[] = []
  page.on('pageerror', (error) => thrown.push(error))
  await page.goto(cabinet)
  await page.getByRole('button', { name: 'Войти' }).click()
  const login = page.getByRole('dialog')
  await login.getByRole('tab', { name: 'По почте' }).click()
  await login.getByRole('textbox', { name: 'Электронная почта' }).fill('anna.kovaleva@example.ru')
  await login.getByLabel('Пароль', { exact: true }).fill('linza2025')
  await login.getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Здравствуйте, Анна' })).toBeVisible()
  await expect(page.getByText(/1\s840/).first()).toBeVisible()
  // This server does not have the calls of this part of the page.
  await expect(page.getByText('Раздел недоступен').first()).toBeVisible()

  await page.goto(`${cabinet}profile/`)
  await page.getByRole('button', { name: 'Добавить адрес' }).click()
  const form = page.getByRole('dialog')
  // The list of towns is not one of the eight calls, so the town is typed.
  await form.getByRole('combobox', { name: 'Город или посёлок' }).fill('Верея')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Лесная улица')
  await page.keyboard.press('Tab')
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(form).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Верея, Лесная улица, 12', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Выйти' }).click()
  await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible()
  expect(thrown).toEqual([])
})
