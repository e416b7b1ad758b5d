import type { Page } from '@playwright/test'
import { expect, isReady, noteReady, type Shop } from '../shop'
import type { FaultyServer } from './faultyServer'

/** Headers that let the browser cache a file for ever. */
export const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** Turns on the data saver, so that nothing is prefetched. */
export const savesData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )

/** Opens the profile completely, before the files of its build are removed. */
export async function openProfile(page: Page, shop: Shop) {
  shop.expectErrors(/lens-widgets|Failed to/)
  await savesData(page)
  // The form is rendered before React is ready.
  await noteReady(page)
  await shop.visit('/personal/profile/')
  await isReady(page)
  await expect(page.getByRole('textbox', { name: 'Имя', exact: true })).toBeVisible()
}

/** Page loads so far. */
export const loads = (server: FaultyServer) => server.count('GET /shop/config.js')
