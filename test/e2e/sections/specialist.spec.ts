import { expect, test } from '../shop'

test.describe('The specialist’s cabinet', () => {
  for (const width of [375, 820, 1280]) {
    test(`every section has its heading and fits at ${width} px`, async ({ page, shop }) => {
      await page.setViewportSize({ width, height: 900 })
      // A material is asked for by kind after kind, and the sandbox has no recording yet.
      shop.expectErrors(/404/)
      for (const [path, name] of [
        ['/', 'Здравствуйте, Елена Викторовна'],
        ['/profile/', 'Мой профиль'],
        ['/invites/', 'Приглашения'],
        ['/selections/', 'Мои подборы'],
        ['/documents/', 'Мои документы'],
        ['/iol/', 'Запросы на ИОЛ'],
        ['/materials/', 'Материалы'],
        ['/materials/events/', 'Материалы'],
        ['/materials/1001/', 'Биометрия: где теряются десятые доли'],
        ['/materials/1101/', 'Круглый стол «Сложная биометрия»'],
        ['/materials/1301/', 'Подбор мультифокальных линз'],
        ['/academy/', 'Вечерняя академия'],
        ['/academy/?session=1604', 'Мультифокальные линзы: ожидания пациента'],
        ['/satellites/', 'Сателлиты'],
        ['/education/', 'Очное обучение'],
        ['/tools/', 'Инструменты'],
        ['/achievements/', 'Достижения'],
        ['/awards/', 'Награды'],
        ['/stars/', 'Звёзды'],
      ] as const) {
        await shop.visit(`/specialist${path}`, 'specialist')
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
        await expect(page.locator('.bone')).toHaveCount(0)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        await shop.isAccessible()
      }
    })
  }

  test('an invite is accepted and a document signed by keyboard alone', async ({ page, shop }) => {
    await shop.visit('/specialist/invites/', 'specialist')
    const invite = page.getByRole('region', { name: 'Круглый стол «Сложная биометрия»' })
    await invite.getByRole('button', { name: 'Принять' }).press('Enter')
    await expect(invite.getByText('Приглашение принято')).toBeVisible()
    await expect(invite.getByRole('button')).toHaveCount(0)
    await page.getByRole('link', { name: 'Мои документы' }).press('Enter')
    await page.getByRole('button', { name: 'Подписать документ № 12/26' }).press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Подписать документ № 12/26?' })
    await question.getByRole('button', { name: 'Подписать' }).press('Enter')
    await expect(page.getByText('Документ № 12/26 подписан')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: /^Подписать/ })).toHaveCount(1)
  })

  test('what fails, is restricted or closed says so, and the cabinet stays', async ({ page, shop }) => {
    shop.expectErrors(/500|403/)
    await shop.visit('/specialist/stars/', 'specialist-failing')
    await expect(page.getByText('Звёзды не загрузились')).toBeVisible({ timeout: 15_000 })
    await shop.visit('/specialist/awards/', 'specialist-restricted')
    await expect(page.getByText('Раздел недоступен')).toBeVisible()
    await shop.visit('/specialist/documents/', 'specialist-bare')
    await expect(page.getByText('Раздел недоступен')).toBeVisible()
    await shop.visit('/specialist/', 'full')
    await expect(page.getByText('Раздел доступен только специалистам.')).toBeVisible()
  })
})
