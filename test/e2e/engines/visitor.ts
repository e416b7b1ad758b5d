import { expect } from '@playwright/test'
import { FaultyServer } from '../faults/faultyServer'
import type { Send } from './webDriver'

/** Special keys of WebDriver. */
export const keys = { escape: '\uE00C', end: '\uE010', down: '\uE015' } as const

/**
 * Starts the example shop behind a proxy that adds one script to the head of each page: it resets the visitor for a
 * test and reports errors in the page.
 */
export async function startProxy(shopUrl: string) {
  let visit = { id: '', token: '' }
  let problems: string[] = []
  const server = await FaultyServer.before(shopUrl)
  server.break('GET /', async ({ forward, send }) => {
    const answer = await forward()
    const isPage = answer.headers['content-type']?.startsWith('text/html') === true
    const html = () => answer.body.toString().replace(/<head>/i, '<head><script src="/visitor.js"></script>')
    send(isPage ? { ...answer, body: Buffer.from(html()) } : answer)
  })
  server.break('GET /visitor.js', ({ send }) =>
    send({
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
      body: Buffer.from(`(${becomeVisitor.toString()})(${JSON.stringify(visit)})`),
    }),
  )
  server.break('POST /visitor-problem', ({ body, send }) => {
    problems.push(body)
    send({})
  })
  let react = Promise.resolve()
  server.break('GET /chunks/root-', async ({ forward, send }) => {
    const answer = await forward()
    await react
    // A browser that keeps it would not ask for it in the next test.
    send({ ...answer, headers: { ...answer.headers, 'cache-control': 'no-store' } })
  })
  return {
    url: server.address,
    /** Holds React back until it is let go. */
    holdReact() {
      let release = () => undefined as void
      react = new Promise((resolve) => (release = resolve))
      return release
    },
    begin(id: string, token: string) {
      visit = { id, token }
      problems = []
    },
    problems: () => problems,
    stop: () => server.close(),
  }
}

/** Runs in the page, before any other script. */
function becomeVisitor({ id, token }: { id: string; token: string }) {
  if (localStorage.getItem('visit') !== id) {
    localStorage.clear()
    sessionStorage.clear()
    localStorage.setItem('visit', id)
    localStorage.setItem('example-shop:token', token)
  }
  document.addEventListener('lens-widgets:ready', () => Object.assign(window, { isReady: true }))
  const tell = (kind: string, text: unknown) =>
    navigator.sendBeacon('/visitor-problem', `${kind}: ${String(text)}`)
  for (const kind of ['error', 'warn'] as const) {
    const write = console[kind]
    console[kind] = (...texts) => {
      tell(kind, texts.join(' '))
      write(...texts)
    }
  }
  addEventListener('error', ({ message }) => tell('uncaught', message))
  addEventListener('unhandledrejection', ({ reason }) => tell('rejection', reason))
  document.addEventListener('securitypolicyviolation', (event) =>
    tell('policy', `${event.violatedDirective} ${event.blockedURI}`),
  )
}

type Kind = 'pin' | 'link' | 'button' | 'field' | 'choice' | 'file' | 'heading' | 'text'

const SELECTORS: Record<Kind, string> = {
  pin: '[data-mark]',
  link: 'a[href]',
  button: 'button, summary',
  field: 'input, textarea, select',
  choice: 'input[type=radio], input[type=checkbox]',
  file: 'input[type=file]',
  heading: 'h1, h2, h3, h4',
  text: '*',
}

/**
 * Runs in the page. Returns the first element of a kind with a matching name, in any shadow root; only in the dialog if
 * one is open.
 */
function findElement(selector: string, pattern: string, canHide: boolean): Element | undefined {
  const name = new RegExp(pattern)
  const scopes: (Document | ShadowRoot | Element)[] = [document]
  for (const { shadowRoot } of document.querySelectorAll('[data-lens-widget]'))
    if (shadowRoot) scopes.push(shadowRoot)
  const dialog = scopes.flatMap((scope) => [...scope.querySelectorAll('dialog[open]')]).at(-1)
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  const nameOf = (element: Element) => {
    const root = element.getRootNode() as Document | ShadowRoot
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labelled = ids.map((id) => root.getElementById(id)?.textContent ?? '').join(' ')
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent)
    return plain(element.getAttribute('aria-label') ?? (labelled || labels.join(' ') || element.textContent))
  }
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0
  }
  const found = (dialog ? [dialog] : scopes)
    .flatMap((scope) => [...scope.querySelectorAll(selector)])
    .filter((element) => name.test(nameOf(element)) && (canHide || isSeen(element)))
  // Of nested elements that match, the last one is the innermost, to which the name belongs.
  return selector === '*' ? found.at(-1) : found[0]
}

interface Place {
  x: number
  y: number
  /** The number of frames that the page has rendered. */
  frames: number
}

/** Runs in the page. Returns the middle of an element that can be pressed now, in CSS pixels of the window. */
function placeOf(element: Element | undefined): Place | null {
  const page = window as { drawnFrames?: number }
  const frames = page.drawnFrames ?? 0
  requestAnimationFrame(() => (page.drawnFrames = frames + 1))
  // What was drawn before React is replaced by it.
  if (document.querySelector('[data-lens-widget]') && !('isReady' in window)) return null
  // A radio that is covered by its label is pressed through the label.
  const labels = [...((element as HTMLInputElement | undefined)?.labels ?? [])]
  const candidates = element === undefined ? [] : [element, ...labels]
  for (const target of candidates) {
    target.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = target.getBoundingClientRect()
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
    const root = target.getRootNode() as Document | ShadowRoot
    const hit = root.elementFromPoint(x, y)
    if (hit !== null && (target.contains(hit) || hit === element)) return { x, y, frames }
  }
  return null
}

/** A visitor of the shop in any browser engine. */
export function visitorIn(send: Send, shopUrl: string) {
  const read = <Value>(body: string, ...args: unknown[]) =>
    send('ExecuteScript', { script: body, args }) as Promise<Value>

  const found = <Value>(kind: Kind, name: string | RegExp, use: string, canHide = false) => {
    const pattern = typeof name === 'string' ? `^${escaped(name)}$` : name.source
    const find = `(${findElement.toString()})(...arguments)`
    return read<Value>(`const element = ${find}; ${use}`, SELECTORS[kind], pattern, canHide)
  }

  const hasFocus = (kind: Kind, name: string | RegExp) =>
    expect.poll(() => found(kind, name, 'return element?.matches(":focus") === true')).toBe(true)

  const pointer = async (...actions: object[]) =>
    void (await send('PerformActions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    }))
  const move = (x: number, y: number, duration = 0) => ({ type: 'pointerMove', duration, x, y })
  const [down, up] = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]

  return {
    /** Opens an address in a window of this size. */
    async open(path: string, [width, height] = [1280, 800]) {
      await send('SetWindowRect', { width, height })
      await send('Navigate', { url: `${shopUrl}${path}` })
    },
    /** Presses an element with the mouse, once it can be pressed. */
    async press(kind: Kind, name: string | RegExp) {
      // Waits until the element stands still, because a press on a moving one would miss. Two looks within one frame see no move.
      let last = null as Place | null
      const stands = async () => {
        const place = await found<Place | null>(kind, name, `return (${placeOf.toString()})(element)`)
        const before = last
        last = place
        return (
          place !== null &&
          before !== null &&
          place.frames > before.frames &&
          place.x === before.x &&
          place.y === before.y
        )
      }
      await expect.poll(stands, `${kind} ${String(name)}`).toBe(true)
      const { x, y } = last ?? { x: 0, y: 0 }
      // The page ignores a press on an element that the last press brought under the pointer, for half a second or
      // until the pointer moves.
      await pointer(move(x, y + 20), move(x, y), down, up)
      if (kind === 'field') await hasFocus(kind, name)
    },
    /** Begins a press on what is drawn before React; returns its end. */
    async hold(kind: Kind, name: string | RegExp) {
      await this.sees(kind, name)
      const { x = 0, y = 0 } = await found<{ x?: number; y?: number }>(kind, name, MIDDLE)
      await pointer(move(x, y), down)
      return () => pointer(up)
    },
    /** Presses, moves and releases; the element under the pointer gets a move event first. */
    async drag(x: number, y: number, toX: number, toY: number) {
      await pointer(move(x, y))
      await pointer(down, move(toX, toY, 100), up)
    },
    /** Types key by key into the focused element. */
    async type(text: string) {
      const actions = text.split('').flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    /** Waits until an element is there. */
    sees: (kind: Kind, name: string | RegExp, options: { timeout?: number } = {}) =>
      expect
        .poll(() => found(kind, name, 'return element !== undefined'), {
          message: `${kind} ${String(name)}`,
          ...options,
        })
        .toBe(true),
    lacks: (kind: Kind, name: string | RegExp) =>
      expect
        .poll(() => found(kind, name, 'return element === undefined'), `no ${kind} ${String(name)}`)
        .toBe(true),
    /** Selects files in a file input, which may be hidden under its button. */
    async choose(name: string | RegExp, path: string) {
      const element = await found<Record<string, string>>('file', name, 'return element', true)
      await send('ElementSendKeys', { id: Object.values(element)[0], text: path })
    },
    /** Focuses an element whose press would open a control of the browser, such as the list of a select. */
    focus: (kind: Kind, name: string | RegExp) =>
      expect
        .poll(() => found(kind, name, 'element?.focus(); return element?.matches(":focus") === true'))
        .toBe(true),
    isTicked: (name: string | RegExp) => found('choice', name, 'return element?.checked'),
    valueOf: (name: string | RegExp) => found('field', name, 'return element?.value'),
    /** Returns the text of the focused element. */
    focused: () =>
      read(`const host = document.activeElement
        return ((host?.shadowRoot?.activeElement ?? host)?.textContent ?? '').trim()`),
    /** Runs a script in the page. */
    read,
    back: () => send('Back', {}),
    reload: () => send('Refresh', {}),
  }
}

export type Visitor = ReturnType<typeof visitorIn>

const MIDDLE = `
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }`

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
