import { createShopApi } from '../api/shopApi'
import { pageAt } from './pages'
import { tileAt } from './tiles'

/* The sandbox without a server: any static host can serve the example shop, this worker answers its calls. */
interface WorkerEvent extends Event {
  request: Request
  respondWith(response: Response | Promise<Response>): void
  waitUntil(done: Promise<unknown>): void
}
// TypeScript knows a page or a worker, not both in one project.
declare const self: {
  location: Location
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate' | 'fetch', listener: (event: WorkerEvent) => void): void
}

const api = createShopApi()

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  if (origin !== self.location.origin) return
  const page = event.request.mode === 'navigate' ? pageAt(pathname) : undefined
  if (pathname.startsWith('/api/tiles/')) event.respondWith(tileAt(pathname))
  else if (pathname.startsWith('/api/')) event.respondWith(api.fetch(event.request))
  else if (page !== undefined) event.respondWith(fetch(page))
})
