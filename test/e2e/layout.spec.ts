import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readScreens } from '../../scripts/screens.mjs'
import { layoutProblems } from './layoutProblems'
import { expect, test, widths } from './shop'

/* Every page in every state at three widths, as the book of screens shows them; `npm run look` takes pictures, too. */
const PICTURES = process.env['LOOK_DIR']
const states = ['full', 'empty', 'many', 'failing', 'restricted', 'slow'] as const

/** Dialogs are opened on a page that has everything, on a phone and on a wide screen. */
const dialogWidths = [375, 1280]

async function settle(page: Page, state: string) {
  const cabinet = page.locator('[data-lens-widget]').first()
  await expect(cabinet).toBeAttached()
  // Skeletons are what a slow server shows; elsewhere they have to go.
  if (state !== 'slow')
    await expect(page.locator('[data-lens-widget] .bone').filter({ visible: true })).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

async function look(page: Page, name: string) {
  const problems: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    problems.push(...(await layoutProblems(page)).map((problem) => `${width} px, ${problem}`))
    await takePicture(page, `${name}-${width}`)
  }
  expect(problems).toEqual([])
}

async function takePicture(page: Page, name: string) {
  if (PICTURES === undefined) return
  mkdirSync(PICTURES, { recursive: true })
  await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true, animations: 'disabled' })
}

const fileName = (path: string) => path.replaceAll(/\W+/g, '-').replaceAll(/^-|-$|-html$/g, '')

for (const { path, title } of readScreens()) {
  for (const state of states) {
    test(`«${title}» (${path}) in the state ${state} has no layout problem`, async ({ page, shop }) => {
      shop.expectErrors(/Failed to load resource/)
      await page.setViewportSize({ width: widths[0], height: 900 })
      await shop.visit(path, state)
      await settle(page, state)
      await look(page, `${fileName(path)}-${state}`)
    })
  }

  test(`the dialogs of «${title}» (${path}) have no layout problem`, async ({ page, shop }) => {
    shop.expectErrors(/Failed to load resource/)
    await page.setViewportSize({ width: 1280, height: 900 })
    await shop.visit(path, 'full')
    await settle(page, 'full')
    const problems: string[] = []
    const names = await page.locator('[data-lens-widget] button').filter({ visible: true }).allInnerTexts()
    for (const name of [...new Set(names.map((text) => text.trim()))].filter(Boolean)) {
      const button = page
        .locator('[data-lens-widget] button')
        .filter({ hasText: name, visible: true })
        .first()
      // Another press may have taken it away.
      if ((await button.count()) === 0 || !(await button.isEnabled())) continue
      await button.click()
      const dialog = page.getByRole('dialog')
      const isOpen = await dialog
        .first()
        .waitFor({ timeout: 1500 })
        .then(
          () => true,
          () => false,
        )
      if (isOpen) {
        await settle(page, 'full')
        for (const width of dialogWidths) {
          await page.setViewportSize({ width, height: 900 })
          const found = await layoutProblems(page)
          problems.push(...found.map((problem) => `«${name}», ${width} px, ${problem}`))
          await takePicture(page, `${fileName(path)}-${fileName(name)}-${width}`)
        }
      }
      await page.goto(path)
      await settle(page, 'full')
      await page.setViewportSize({ width: 1280, height: 900 })
    }
    expect(problems).toEqual([])
  })
}
