import type { Page } from '@playwright/test'
import { expect, followRequests } from '../shop'

/** @returns what waits until all that is wanted has come and is drawn */
export function settled(page: Page): () => Promise<void> {
  const quiet = followRequests(page)
  return async () => {
    await quiet()
    await expect(page.locator('[aria-busy=true], .bone').filter({ visible: true })).toHaveCount(0)
    await quiet()
  }
}
