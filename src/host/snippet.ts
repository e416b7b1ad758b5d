// Inline script for the template of the cabinet's page: it starts the page's first calls before the loader is
// there. The loader takes them over if it would ask for equal ones (`src/api/early.ts`). It is no module:
// `docs/embedding.md` holds its built text and hash. It reads the configuration as `config.ts` does, and
// changes nothing if the loader or another run has come first.
try {
  const key = Symbol.for('lens-widgets')
  if (!Object.hasOwn(window, key)) {
    type Config = Record<string, unknown>
    const ownOf = (config: object | undefined, name: string) =>
      config && Object.hasOwn(config, name) ? (config as Config)[name] : undefined
    const blocksIn = (place: string) =>
      [...document.querySelectorAll(place + ' script[type="application/json"][data-lens-config]')].map(
        ({ textContent }) => JSON.parse(textContent) as Config,
      )
    const [inBody, inHead] = [blocksIn('body'), blocksIn('head')]
    const blocks = inBody[0] ? inBody : inHead
    const written = blocks.find((block) => ownOf(block, 'token')) ?? blocks[0]
    const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
    const text = (name: string, byDefault = '') =>
      textOf(ownOf(window.pageConfig, name) || ownOf(written, name)) || byDefault
    // The headers inherit no keys: a page may have added some to every object.
    const headers = { __proto__: null, Accept: 'application/json' } as unknown as Record<string, string>
    const base = new URL(text('apiUrl', '/api'), location.origin).href.replace(/\/+$/, '')
    const early = new Map<string, object>()
    const start = (path: string) => {
      const signal = AbortSignal.timeout(15000)
      const answer = fetch(base + path, {
        __proto__: null,
        method: 'GET',
        headers,
        redirect: 'error',
        cache: 'no-store',
        signal,
      } as RequestInit).then(async (response) => ({
        __proto__: null,
        status: response.status,
        text: await response.text(),
        ahead: Date.parse(response.headers.get('Date') ?? '') - Date.now(),
      }))
      answer.catch(() => 0)
      early.set(base + path + JSON.stringify(headers), { __proto__: null, answer, since: Date.now() })
    }
    const token = text('token').trim()
    if (token) headers[text('tokenHeader', 'X-Auth-Token')] = token
    start('/v2/internal/account/info/')
    const isMember = ownOf(window.pageConfig, 'isMember') ?? ownOf(written, 'isMember')
    if (isMember !== false && location.pathname.length <= text('profileUrl', '/personal/').length)
      start('/v1/profile/score/')
    Object.assign(window, { [key]: { __proto__: null, early } })
  }
} catch {
  // The loader makes the calls itself.
}
