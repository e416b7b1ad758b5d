import { broken, hang, lost, TOLD } from '../faults'
import { expect, test } from '../faulty'
import { dialog } from './FormCase'
import { login } from './login'

/* Behaviour that the table of all forms does not cover. */

test('a form whose server hangs fails after a while and keeps what was typed', async ({
  page,
  shop,
  server,
}) => {
  const { path, prepare, write, done } = login.feedback
  await shop.visit(path)
  await prepare(page)
  server.break(write, hang)
  const send = dialog(page).getByRole('button', { name: 'Отправить' })
  await send.dblclick()
  await expect(send).toHaveAttribute('aria-busy', 'true')
  await expect(dialog(page).locator('[data-summary]')).toBeFocused({ timeout: 18_000 })
  await expect(page.getByLabel(/Опишите вашу ситуацию/)).toHaveValue('Не приходит код')
  server.heal()
  await send.click()
  await done(page)
  expect(server.count(write)).toBe(2)
})

for (const name of ['Получать рассылку клуба', 'Принимать звонки клуба']) {
  test(`«${name}» is undone with a message when saving fails, and is saved the next time`, async ({
    page,
    shop,
    server,
  }) => {
    shop.expectErrors(TOLD)
    const write = 'POST /internal/account/info/'
    await shop.visit('/personal/profile/')
    const choice = page.getByRole('checkbox', { name })
    const before = await choice.isChecked()
    server.break(write, ({ drop }) => drop())
    await choice.click()
    const card = page.getByRole('region', { name: 'Рассылка и звонки' })
    await expect(card.getByRole('alert')).toHaveText(/Не сохранилось\. Сервис временно недоступен/)
    await expect(choice).toBeChecked({ checked: before })
    await expect(choice).toBeFocused()
    expect(server.count(write)).toBe(1)
    server.heal()
    await choice.click()
    await expect(card.getByRole('status')).not.toBeEmpty()
    await expect(choice).toBeChecked({ checked: !before })
    expect(server.count(write)).toBe(2)
  })
}

test('a story that is saved as one types keeps every letter through faults', async ({
  page,
  shop,
  server,
}) => {
  test.slow()
  shop.expectErrors(TOLD)
  await shop.visit('/personal/friends/?story=81#publications')
  const text = page.getByRole('textbox', { name: 'Текст' })
  await text.fill('Начало')
  await expect(page.getByText('Сохранено')).toBeVisible()
  let written = 'Начало'
  const every = Object.entries(broken).filter((_, place) => place % 3 === 0)
  for (const [name, fault] of [...every, ['an answer lost', lost] as const]) {
    await test.step(name, async () => {
      server.break('PUT /friends/stories/', fault)
      written += `. ${name}`
      await text.press('End')
      await text.pressSequentially(`. ${name}`)
      await expect(page.getByRole('button', { name: 'Сохранить сейчас' })).toBeVisible()
      await expect(text).toHaveValue(written)
      server.heal()
      await page.getByRole('button', { name: 'Сохранить сейчас' }).click()
      await expect(page.getByText('Сохранено')).toBeVisible()
      await expect(text).toHaveValue(written)
    })
  }
  await page.reload()
  await expect(text).toHaveValue(written)
})
