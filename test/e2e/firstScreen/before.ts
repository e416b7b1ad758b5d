import type { Page } from '@playwright/test'
import { sections } from '../../../widgets/cabinet/sections'

/** Holds what the pattern names back until it is let go. */
export async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(pattern, async (route) => {
    await held
    await route.continue()
  })
  return release
}

export const holdReact = (page: Page) => hold(page, /\/chunks\/(base|root)-/)

/** What sections ask for first, by their paths. */
export const firstReads: Record<string, readonly string[]> = Object.fromEntries(
  sections.flatMap(({ path, first }) => (first ? [[path, first.reads]] : [])),
)

/** Sections whose page is drawn before React, too. */
export const PAGES = sections.filter(({ first }) => first?.Content).map(({ path }) => `/personal${path}`)

export const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

export const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: 'Здравствуйте, Анна' })

export const outline = (page: Page) => page.getByText('Загружаем…')
