import type { Page } from '@playwright/test'
import { expect, followRequests } from '../shop'

/** @returns a function that waits until all requests are finished and nothing in view is still loading */
export function settled(page: Page): () => Promise<void> {
  const quiet = followRequests(page)
  return async () => {
    await quiet()
    await expect(page.locator('[aria-busy=true], .bone').filter({ visible: true })).toHaveCount(0)
    await quiet()
  }
}
