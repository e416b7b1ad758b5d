import type { CDPSession, Page } from '@playwright/test'

/*
 * Does what `page.route` does, but keeps the browser's cache, which Playwright switches off for a page with routes. With
 * files and compiled code in the cache, a page costs a fraction of a first load.
 */

export interface Asked {
  method: string
  path: string
  headers: Record<string, string>
}

interface Handlers {
  /** Returns the headers that replace a request's own. */
  headersOf?: (asked: Asked) => Record<string, string>
  /** Returns a page of the test's own, which does not come from the shop. */
  pageOf?: (asked: Asked) => string
  /** Returns a body that replaces that of the response. */
  answer?: (asked: Asked, status: number, body: string) => Promise<string>
}

/**
 * Lets what matches the pattern ('*' for anything) go through the handlers.
 * @returns what ends it
 */
export async function intercept(
  page: Page,
  pattern: string,
  handlers: Handlers,
): Promise<() => Promise<void>> {
  const client = await page.context().newCDPSession(page)
  const sent = new Map<string, Asked>()
  client.on('Fetch.requestPaused', (paused) => {
    const { requestId, networkId = requestId, request, responseStatusCode } = paused
    const isAnswered = responseStatusCode !== undefined || paused.responseErrorReason !== undefined
    const asked = (isAnswered && sent.get(networkId)) || askedBy(request)
    // A request of a page that has been left is gone.
    const step = isAnswered
      ? answered(client, paused, asked, handlers)
      : begun(client, requestId, asked, handlers, (one) => sent.set(networkId, one))
    void step.catch(() => undefined)
  })
  await client.send('Fetch.enable', { patterns: [{ urlPattern: pattern }] })
  return () => client.detach()
}

const askedBy = ({ method, url, headers }: { method: string; url: string; headers: object }): Asked => ({
  method,
  path: new URL(url).pathname,
  headers: Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  ),
})

async function begun(
  client: CDPSession,
  requestId: string,
  asked: Asked,
  { headersOf, pageOf, answer }: Handlers,
  onSent: (asked: Asked) => void,
): Promise<void> {
  if (pageOf) {
    const responseHeaders = [{ name: 'Content-Type', value: 'text/html; charset=utf-8' }]
    const body = Buffer.from(pageOf(asked)).toString('base64')
    await client.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body })
    return
  }
  const headers = headersOf?.(asked) ?? asked.headers
  onSent({ ...asked, headers })
  await client.send('Fetch.continueRequest', {
    requestId,
    ...(headersOf && { headers: Object.entries(headers).map(([name, value]) => ({ name, value })) }),
    interceptResponse: answer !== undefined,
  })
}

interface Paused {
  requestId: string
  responseStatusCode?: number
  responseHeaders?: { name: string; value: string }[]
}

async function answered(
  client: CDPSession,
  { requestId, responseStatusCode: status, responseHeaders = [] }: Paused,
  asked: Asked,
  { answer }: Handlers,
): Promise<void> {
  if (status === undefined) {
    await client.send('Fetch.continueRequest', { requestId })
    return
  }
  const { body, base64Encoded } = await client.send('Fetch.getResponseBody', { requestId })
  const text = base64Encoded ? Buffer.from(body, 'base64').toString() : body
  const changed = (await answer?.(asked, status, text)) ?? text
  await client.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: status,
    responseHeaders: responseHeaders.filter(({ name }) => !/^content-(length|encoding)$/i.test(name)),
    body: Buffer.from(changed).toString('base64'),
  })
}

/** Files that no finding depends on. */
export async function withoutPictures(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.setBlockedURLs', { urls: ['*.png', '*.jpg', '*.webp', '*.avif', '*/favicon*'] })
}
