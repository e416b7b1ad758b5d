import { layoutProblems } from '../layoutProblems'
import { broken, gone, missing, TOLD } from './faults'
import type { Fault } from './faultyServer'
import { expect, test } from './faulty'

const LONG = `<img src=x onerror=alert(1)> ${'Пункт «У метро» '.repeat(30)}`
const suggesting: Fault = ({ send }) =>
  send({
    headers: { 'Content-Type': 'application/json' },
    body: Buffer.from(
      JSON.stringify({
        status: 'success',
        data: { suggests: [LONG, 'Луна, 2'].map((value) => ({ value, point_id: null })) },
        errors: [],
      }),
    ),
  })

const islands = [
  {
    path: '/examples/delivery.html',
    calls: '/delivery_points/',
    failure: 'Пункты не загрузились',
    nothing: 'Пункты не найдены',
    closed: 'Этот пункт больше не работает. Выберите другой',
  },
  {
    path: '/examples/locator.html',
    calls: '/locator/points/',
    failure: 'Оптики не загрузились',
    nothing: 'Оптики не найдены',
    closed: 'Эта оптика больше не работает',
  },
  {
    path: '/examples/clinics.html',
    calls: '/cataract_clinics/',
    failure: 'Клиники не загрузились',
    nothing: 'Клиники не найдены',
    closed: 'Эта клиника больше не работает',
  },
]

for (const { path, calls, failure, nothing, closed } of islands) {
  test(`${path} at 400 % zoom in forced colours: a failed list, suggestions, a lost network and a place that is gone`, async ({
    page,
    context,
    shop,
    server,
    isReadable,
  }) => {
    shop.expectErrors(new RegExp(`${TOLD.source}|ERR_INTERNET_DISCONNECTED`))
    await page.setViewportSize({ width: 320, height: 1200 })
    await page.emulateMedia({ forcedColors: 'active' })
    const isLegible = async () => {
      await isReadable()
      expect(await layoutProblems(page)).toEqual([])
      await shop.isAccessible()
    }
    const retry = page.getByRole('button', { name: 'Повторить' })
    const faults = ['a login page with 200', 'JSON cut in the middle', '403 without JSON', 'HTML with 500']
    server.break(`GET ${calls}`, broken[faults[0] ?? ''] ?? gone)
    await shop.visit(path)
    for (const fault of faults) {
      server.break(`GET ${calls}`, broken[fault] ?? gone)
      await retry.click()
      await expect(page.getByText(failure).or(page.getByText('Раздел недоступен'))).toBeVisible()
    }
    await isLegible()
    server.heal()
    await retry.click()
    const rows = page.getByRole('listitem')
    await expect(rows.first()).toBeVisible()

    // The server may suggest addresses for a text that the list does not contain.
    server.break(`GET ${path.includes('locator') ? '/locator' : calls}`, suggesting)
    const search = page.getByRole('searchbox').first()
    await search.fill('луна')
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(2)
    await expect(page.getByText(nothing)).toBeVisible()
    await isLegible()
    await search.press('ArrowUp')
    await search.press('Enter')
    await expect(search).toHaveValue('Луна, 2')
    server.heal()
    await search.fill('')

    await context.setOffline(true)
    await rows.first().getByRole('button').first().click()
    await expect(rows.first().getByRole('group')).toBeVisible()
    await isLegible()
    await page.keyboard.press('Escape')
    await context.setOffline(false)
    server.break('GET /detail/', missing)
    await rows.nth(1).getByRole('button').first().click()
    await expect(rows.nth(1).getByText(closed)).toBeVisible()
  })
}
