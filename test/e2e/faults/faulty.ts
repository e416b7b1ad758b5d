import type { Page } from '@playwright/test'
import { expect, test as base } from '../shop'
import { FaultyServer } from './faultyServer'

interface Faulty {
  server: FaultyServer
  /** Expects that the page shows no technical text. */
  isReadable: () => Promise<void>
  /** Waits until all responses so far have reached the page: it has the response to a later call. */
  answersArrived: () => Promise<void>
}

/** The example shop behind a server that can be broken. */
export const test = base.extend<Faulty>({
  // Playwright wants the braces.
  // eslint-disable-next-line no-empty-pattern
  server: async ({}, provide, { project }) => {
    const server = await FaultyServer.before(project.use.baseURL ?? '')
    await provide(server)
    await server.close()
  },
  baseURL: ({ server }, provide) => provide(server.address),
  isReadable: ({ page }, provide) => provide(() => expectReadable(page)),
  answersArrived: ({ page }, provide) =>
    provide(async () => {
      await page.evaluate(async () => (await fetch('/')).text())
    }),
})

export { expect }

const MACHINE = /\bundefined\b|\bNaN\b|\[object |\bnull\b|\bInfinity\b|Invalid Date|something_new|\be\+\d/

async function expectReadable(page: Page) {
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title]
    const read = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.tagName === 'SCRIPT' || element.tagName === 'STYLE') continue
        for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'href', 'src']) {
          const text = element.getAttribute(name)
          if (text !== null) found.push(text)
        }
        if (element instanceof HTMLInputElement) found.push(element.value)
        for (const node of element.childNodes) if (node instanceof Text) found.push(node.data)
        if (element.shadowRoot) read(element.shadowRoot)
      }
    }
    read(document)
    return found
  })
  expect(texts.filter((text) => MACHINE.test(text))).toEqual([])
}
