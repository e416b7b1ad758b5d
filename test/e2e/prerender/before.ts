import type { Page } from '@playwright/test'
import { sections } from '../../../widgets/cabinet/sections'
import { sections as ofSpecialist } from '../../../widgets/specialist/sections'

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

/** The first reads of each section, by its path. */
export const firstReads: Record<string, readonly string[]> = Object.fromEntries(
  sections.flatMap(({ path, prerender }) => (prerender ? [[path, prerender.reads]] : [])),
)

/** Sections whose page is rendered before React, too. */
export const PAGES = sections
  .filter(({ prerender, load }) => prerender && load)
  .map(({ path }) => `/personal${path}`)

/** The specialist's pages, with their first requests. */
export const specialistReads = new Map(
  ofSpecialist.flatMap(({ path, prerender, load }) =>
    prerender && load ? [[`/specialist${path}`, prerender.reads]] : [],
  ),
)

export const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

export const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: 'Здравствуйте, Анна' })

export const outline = (page: Page) => page.getByText('Загружаем…')

/** Returns a list to which each line that is put into the basket from now on is added. */
export function followAdded(page: Page): unknown[] {
  const added: unknown[] = []
  page.on('request', (request) => {
    if (request.url().includes('/items/add/')) added.push(request.postData())
    if (!request.url().includes('/basket/eshop/wizard/')) return
    const { lenses, additional } = request.postDataJSON() as Record<'lenses' | 'additional', unknown[]>
    added.push(...lenses, ...additional)
  })
  return added
}
