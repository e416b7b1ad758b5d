type Tell = (sink: string, text: string) => void

type Reducer = (state: unknown, action: unknown) => unknown
type CreateStore = (reducer: Reducer, ...rest: unknown[]) => unknown
type Enhancer = (createStore: CreateStore) => CreateStore

/** Stand-ins for the metrics and the browser extension of Redux, as globals of the page. */
export interface Recorded {
  ym: (...args: unknown[]) => void
  __REDUX_DEVTOOLS_EXTENSION__: () => Enhancer
}

/** Runs in the page before its scripts: reports everything that leaves the page to the test, too. */
export function record(): void {
  const { tellSink } = window as unknown as { tellSink: Tell }

  const inWords = (value: unknown): string => {
    if (value instanceof Error) return `${value.message} ${value.stack ?? ''}`
    const known = new Set<unknown>()
    const text: unknown = JSON.stringify(value, (_, part: unknown) => {
      if (part instanceof Node || known.has(part)) return undefined
      if (typeof part === 'object' && part !== null) known.add(part)
      return part
    })
    return String(text)
  }
  const tell = (sink: string, told: unknown[]) => tellSink(sink, told.map(inWords).join(' '))

  /** Every call of a method tells its arguments. */
  const tap = (sink: string, holder: object, name: string, told = (args: unknown[]) => args) => {
    const methods = holder as Record<string, (...args: unknown[]) => unknown>
    const own = methods[name]
    methods[name] = function (this: unknown, ...args: unknown[]) {
      tell(sink, told(args))
      return own?.apply(this, args)
    }
  }
  tap('storage', Storage.prototype, 'setItem')
  tap('storage', IDBObjectStore.prototype, 'put')
  tap('storage', IDBObjectStore.prototype, 'add')
  tap('storage', Cache.prototype, 'put')
  tap('addresses', history, 'pushState')
  tap('addresses', history, 'replaceState')
  tap('addresses', navigator, 'sendBeacon')
  for (const name of ['log', 'info', 'warn', 'error', 'debug']) tap('console', console, name)
  tap('events', BroadcastChannel.prototype, 'postMessage')
  tap('events', window, 'postMessage')

  tap('events', EventTarget.prototype, 'dispatchEvent', ([event]) =>
    event instanceof CustomEvent ? [event.type, event.detail] : [],
  )

  // Records actions and states in the way in which the browser extension of Redux receives them.
  const watched: Enhancer =
    (createStore) =>
    (reducer, ...rest) =>
      createStore(
        (state, action) => {
          const next = reducer(state, action)
          tell('devtools', [action, next])
          return next
        },
        ...rest,
      )
  const devtools =
    () =>
    (...enhancers: Enhancer[]): Enhancer =>
    (createStore) =>
      enhancers.reduceRight((create, enhance) => enhance(create), watched(createStore))
  Object.assign(window, {
    ym: (...args: unknown[]) => tell('metrics', args),
    __REDUX_DEVTOOLS_EXTENSION__: () => watched,
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: devtools,
  })
}
