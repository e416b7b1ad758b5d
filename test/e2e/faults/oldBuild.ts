import type { Page } from '@playwright/test'
import { expect, isReady, noteReady, type Shop } from '../shop'
import type { FaultyServer } from './faultyServer'

/** Headers that let the browser cache a file for ever. */
export const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** Nothing is loaded before it is asked for. */
export const savesData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )

/** The page stands, with what it needs of the build that is taken away then. */
export async function openProfile(page: Page, shop: Shop) {
  shop.expectErrors(/lens-widgets|Failed to/)
  await savesData(page)
  // The form stands before React does.
  await noteReady(page)
  await shop.visit('/personal/profile/')
  await isReady(page)
  await expect(page.getByRole('textbox', { name: 'Имя', exact: true })).toBeVisible()
}

/** Page loads so far. */
export const loads = (server: FaultyServer) => server.count('GET /shop/config.js')
