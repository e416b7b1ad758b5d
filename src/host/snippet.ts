// For the template of the cabinet's page: starts its first calls before the loader is there, which takes them over if
// it would have asked for the same (`src/api/early.ts`). No module: README holds what the build makes of it, and its hash.
try {
  // As in `config.ts`: a page whose policy forbids inline script has its configuration as data.
  const written = document.querySelector('[data-lens-config]')?.textContent ?? '{}'
  const config = { ...(JSON.parse(written) as typeof window.pageConfig), ...window.pageConfig }
  const headers: Record<string, string> = { Accept: 'application/json' }
  const base = new URL(config.apiUrl || '/api', location.origin).href.replace(/\/+$/, '')
  const begun = new Map<string, Promise<Response>>()
  const start = (path: string) => {
    const signal = AbortSignal.timeout(15000)
    const answer = fetch(base + path, { headers, redirect: 'error', cache: 'no-store', signal })
    answer.catch(() => 0)
    begun.set(base + path + JSON.stringify(headers), answer)
  }
  if (config.token) headers[config.tokenHeader || 'X-Auth-Token'] = config.token.trim()
  start('/v2/internal/account/info/')
  if (config.isMember !== false && location.pathname.length <= (config.profileUrl || '/personal/').length)
    start('/v1/profile/score/')
  Object.assign(window, { [Symbol.for('lens-widgets')]: { begun } })
} catch {
  // The loader asks by itself.
}
