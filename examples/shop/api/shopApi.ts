import { Hono, type Context } from 'hono'
import { LinearRouter } from 'hono/router/linear-router'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { Browsers, newBrowser, type Browser } from './browsers'
import { ALLOWED_HEADERS, Speech, tokenIn, type DialectName } from './dialects'
import { Halls } from './halls'
import { Answers } from './http/idempotency'
import { settle } from './ledger'
import { Bare, closed, found, Refusal, Silence } from './http/refusal'
import { patternOf, type Route, type Visit } from './http/route'
import { routes } from './routes'
import { dialectsOf, scenarioOf, type Failure } from './scenarios'
import { Sessions } from './sessions'
import { uploadAt } from './http/uploads'

export interface ShopApiOptions {
  /** The shop's clock: seed data are relative to it, and receipts are checked as it advances. */
  now?: () => Date
  /** Waits, in the scenario `slow`. */
  delay?: (milliseconds: number) => Promise<void>
  /** Whether a cookie tells browsers apart; the worker of the static preview serves only one. */
  hasCookies?: boolean
  /** Dialects for everybody, besides those that a token names. */
  dialects?: readonly (DialectName | `${'null' | 'fail'}:${string}`)[]
  /** The sessions, for tests that look at the shop's data about a visitor. */
  sessions?: Sessions
  /** The only browser, for tests that say who is signed in there. */
  browser?: Browser
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

const signedOut = () => new Refusal(401, [{ code: 8001, message: 'Сессия истекла' }])
const restricted = () => new Refusal(403, [{ code: 9001, message: 'Доступ к аккаунту ограничен' }])
const noCsrf = () =>
  new Refusal(403, [
    { code: 4031, message: 'Не передан заголовок X-CSRF-Token. Обновите страницу и попробуйте ещё раз' },
  ])

/** Bytes of the largest body: a phone's photo fits with room to spare. */
const LARGEST_BODY = 30_000_000
const tooLarge = () => new Refusal(413, [{ code: 413, message: 'Файл слишком большой' }])

/** Seconds after which a call that was one too many may come again. */
const RETRY_AFTER = '1'

const proxyPage = (title: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body><center><h1>${title}</h1></center><hr><center>nginx</center></body></html>`

function fail(failure: Failure, c: Context): Response {
  if (failure === 'signedOut') throw signedOut()
  if (failure === 'restricted') throw restricted()
  return failure === 'proxy500'
    ? c.html(proxyPage('500 Internal Server Error'), 500)
    : c.html(proxyPage('502 Bad Gateway'), 502)
}

/** Refuses a call that the visitor may not make, with the reason. */
function admit({ access, method }: Route, { visitor, token, header }: Visit, isKnown: boolean) {
  if (access === 'nobody') return
  const isOpen = access === 'signingIn' || access === 'anyone'
  if (!isKnown && (token ? access !== 'signingIn' : !isOpen)) throw signedOut()
  if (method !== 'GET' && !header('X-CSRF-Token')) throw noCsrf()
  if (isOpen || access === 'session') return
  if (access === 'specialist') {
    if (!visitor.specialist) throw closed()
    return
  }
  if (!visitor.consumer) throw closed()
  if (access === 'friend' && !visitor.isFriendsAvailable) throw closed()
}

async function silence(delay: (milliseconds: number) => Promise<void>): Promise<Response> {
  await delay(120_000)
  return new Response(null, { status: 504 })
}

/** Marks an order as paid, as the bank's page tells the shop: the contract has no such call. */
function pay(sessions: Sessions, c: Context, now: Date) {
  const orders = sessions.find(c.req.header('X-Auth-Token') ?? '', now)?.orders ?? []
  const { payment } = found(orders, Number(c.req.param('id')))
  Object.assign(payment, { status: { code: 'paid', label: 'Оплачен' }, is_link_available: false })
  return c.json({ status: 'success', data: null, errors: [] })
}

/** Creates the shop's API in memory: the same app answers under Node and in a service worker. */
export function createShopApi({
  now = () => new Date(),
  delay = wait,
  hasCookies = false,
  dialects = [],
  sessions = new Sessions(),
  browser: onlyBrowser = newBrowser(),
}: ShopApiOptions = {}): Hono {
  // Hundreds of shops are opened in a run of the tests, each for a few calls: a tree of all paths is never worth its while.
  const app = new Hono({ router: new LinearRouter() })
  const answers = new Answers()
  /** The token of each call that is under way. */
  const heard = new WeakMap<Request, string>()
  const browsers = new Browsers()
  const halls = new Halls()

  const speeches = new Map<string, Speech>()
  const speechOf = (token: string) => {
    const names = [...dialects, ...dialectsOf(token)]
    const known = speeches.get(names.join()) ?? new Speech(names)
    speeches.set(names.join(), known)
    return known
  }

  async function serve(route: Route, c: Context) {
    const header = (name: string) => c.req.header(name)
    const isOfNobody = route.access === 'nobody'
    const { browser, newCookie } =
      hasCookies && !isOfNobody ? browsers.find(header('Cookie')) : { browser: onlyBrowser }
    const token = isOfNobody ? '' : (header('X-Auth-Token') ?? browser.session ?? '')
    heard.set(c.req.raw, token)
    const scenario = scenarioOf(token)
    if (scenario?.delay) await delay(scenario.delay)
    const failure = scenario?.failure?.(route)
    if (failure) return fail(failure, c)

    const moment = now()
    const speech = speechOf(token)
    if (newCookie !== undefined)
      c.header('Set-Cookie', `sandbox=${newCookie}; Path=/api; HttpOnly; SameSite=Lax`)
    const answer = async () => {
      const known = sessions.find(token, moment)
      if (known?.consumer) browser.account = known
      if (known?.specialist) browser.specialist = known
      const visit: Visit = {
        visitor: known ?? browser.stranger,
        browser,
        hall: () => halls.find(token, moment),
        token,
        sessions,
        now: moment,
        header,
        delay,
        speaks: speech.speaks,
        hear: speech.hear,
        neverAnswer: () => {
          throw new Silence()
        },
      }
      admit(route, visit, known !== undefined)
      settle(visit.visitor, moment)
      speech.before(visit.visitor, route)
      const data = (await route.answer(visit, c)) ?? null
      if (speech.speaks('cookie-session')) browser.session = tokenIn(data, route) ?? browser.session
      return speech.tell(data, route, visit.visitor)
    }
    const isKeyed = route.method !== 'GET' && !speech.speaks('no-idempotency')
    const key = isKeyed ? header('Idempotency-Key') : undefined
    // A key is valid for one customer and one call. A repeated call is answered even after the call has ended the session.
    const data = await (key
      ? answers.once(`${token} ${route.method} ${c.req.path} ${key}`, answer)
      : answer())
    return c.json(
      (route.isBare ? data : speech.wrap({ status: 'success', data, errors: [] }, route)) as object,
    )
  }

  // Not a call of the contract: the URL of an uploaded file.
  app.all('/api/uploads/:key', uploadAt)
  // No cache on the way keeps the data of a customer.
  app.use('/api/*', async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
    c.header('X-Content-Type-Options', 'nosniff')
  })
  if (dialects.includes('other-origin'))
    app.use('/api/*', cors({ origin: '*', allowHeaders: ALLOWED_HEADERS }))
  app.use(bodyLimit({ maxSize: LARGEST_BODY, onError: () => Promise.reject(tooLarge()) }))
  for (const route of routes) app.on(route.method, `/api${patternOf(route.path)}`, (c) => serve(route, c))

  app.notFound((c) =>
    c.json({ status: 'error', data: null, errors: [{ code: 404, message: 'Такого адреса нет' }] }, 404),
  )
  app.post('/api/sandbox/payment/:id/', (c) => pay(sessions, c, now()))
  app.onError((error, c) => {
    // The answer takes longer than any caller waits.
    if (error instanceof Silence) return silence(delay)
    if (error instanceof Bare) return c.json(error.body)
    if (!(error instanceof Refusal)) throw error
    const speech = speechOf(heard.get(c.req.raw) ?? '')
    const { data, errors, status } = speech.refuse(error)
    if (status === 429) c.header('Retry-After', RETRY_AFTER)
    return c.json(speech.wrap({ status: 'error', data, errors }) as object, status)
  })
  return app
}
