import { existsSync } from 'node:fs'
import { test as base, expect } from '@playwright/test'
import { inDialect } from '../dialect'
import { FIREFOX, startFirefox } from './firefox'
import { startProxy, visitorIn, type Visitor } from './visitor'
import { startWebkit, WEBKIT, XVFB } from './webkit'
import type { Browser } from './webDriver'

const engines = {
  firefox: { programs: [FIREFOX], start: startFirefox },
  webkit: { programs: [WEBKIT, XVFB], start: startWebkit },
} as const

interface OfTest {
  /** Opens the shop as the visitor of a scenario. */
  visitor: Visitor & {
    enter(path: string, scenario?: string, size?: [number, number]): Promise<void>
    /** Allows problems in the console that a test causes on purpose. */
    expectProblems(pattern: RegExp): void
  }
}
export interface OfWorker {
  engine: keyof typeof engines
  running: Browser
  shopProxy: Awaited<ReturnType<typeof startProxy>>
}

/** Script whose result is attached to a failed test: the address and all visible text. */
const pageText = `return [location.href, ...[document.body, ...[...document.querySelectorAll('[data-lens-widget]')]
  .flatMap(({ shadowRoot }) => [...(shadowRoot?.children ?? [])])]
  .map((element) => element.innerText ?? '')].join('\\n')`

/** Journeys in the browsers that Playwright doesn't drive; anything in the console that goes wrong fails the test. */
export const test = base.extend<OfTest, OfWorker>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  running: [
    async ({ engine }, provide) => {
      const { programs, start } = engines[engine]
      base.skip(!programs.every((path) => existsSync(path)), `Debian's ${engine} is not here`)
      const browser = await start()
      await provide(browser)
      await browser.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  shopProxy: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
    async ({}, provide, { project }) => {
      const proxy = await startProxy(project.use.baseURL ?? '')
      await provide(proxy)
      await proxy.stop()
    },
    { scope: 'worker' },
  ],
  visitor: async ({ running, shopProxy }, provide, info) => {
    const visitor = visitorIn(running.send, shopProxy.url)
    let expected: RegExp | undefined
    await provide({
      ...visitor,
      expectProblems: (pattern) => (expected = pattern),
      async enter(path, scenario = 'full', size) {
        const id = `${info.testId}-${info.retry}-${Date.now()}`
        shopProxy.begin(id, `${inDialect(scenario)}.${id}`)
        await visitor.open(path, size)
      },
    })
    if (info.errors.length > 0)
      await info.attach('page', { body: await visitor.read<string>(pageText), contentType: 'text/plain' })
    const isUnexpected = (text: string) => !expected?.test(text)
    expect(shopProxy.problems().filter(isUnexpected)).toEqual([])
  },
})

export { expect }
