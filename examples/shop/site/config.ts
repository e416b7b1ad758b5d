import { followScheme } from './scheme'
import { keepTimings, measures } from './timings'
import { currentScenario, currentToken, enterByAddress, keepToken, signOut } from './visitor'

/*
 * The configuration that a shop's CMS would write into the page. It is a classic script, so that it runs before the
 * loader.
 */
window.pageConfig = {
  // The cabinet in an article's column has an address of its own.
  profileUrl: /^\/article\b/.test(location.pathname) ? '/article/' : '/personal/',
  csrfToken: 'sandbox',
  get mapTiles() {
    const folder = currentScenario() === 'tiles-failing' ? '/api/tiles/failing' : '/api/tiles'
    return { url: `${folder}/{z}/{x}/{y}.svg`, attribution: 'Нарисовано для примера' }
  },
  // A real shop keeps the session in a cookie and writes the token into each page; the example keeps it in the browser.
  get token() {
    // A guest has no session, however the page got there.
    return currentScenario() === 'guest' ? '' : currentToken()
  },
  set token(value: string) {
    keepToken(value)
  },
}

enterByAddress()
document.addEventListener('lens-widgets:logout', signOut)
if (measures()) keepTimings()

followScheme()

if (process.env['SANDBOX'] === 'worker') {
  // No server answers the calls: the sandbox runs in a service worker, which the first visit has to wait for.
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  void serviceWorker.register('/sw.js')
}
