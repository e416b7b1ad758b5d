import { setImmediate } from 'node:timers/promises'
import { act } from '@testing-library/react'
import { loadPage } from './customerModules'
import type * as Page from './customerPage'
import { textOf } from './customerView'

/** Milliseconds of a turn: two of them are longer than presses that belong together. */
const TURN = 250
const MAX_TURNS = 200

type Heard = [
  target: EventTarget,
  type: string,
  listener: EventListenerOrEventListenerObject | null,
  options: unknown,
]

/** The browser: its page, which may be loaded anew, and other tabs. */
export abstract class Browser {
  screen: Page.Screen = 'basket'
  protected readonly container = document.createElement('div')
  private page: typeof Page | undefined
  private readonly listeners: Heard[] = []
  private readonly channels: { name: string; listener: () => void }[] = []

  /** Tells whether a response is pending. */
  protected abstract isAsking(): boolean

  /** The content of the island in its shadow root. */
  get root(): Element {
    return this.container.firstElementChild?.shadowRoot?.querySelector('.lens') ?? this.container
  }

  protected channel() {
    const { channels } = this
    return class {
      constructor(private readonly name: string) {}
      addEventListener(_: string, listener: () => void) {
        channels.push({ name: this.name, listener })
      }
      postMessage() {
        // No other tab listens.
      }
    }
  }

  /** Another tab says that something has changed. */
  tell(topic: 'basket' | 'delivery' | 'signed-in'): void {
    for (const { name, listener } of this.channels) if (name === `lens-widgets:${topic}`) listener()
  }

  private onLine<T>(run: () => T): T {
    const { listeners } = this
    // Whoever listens to the page is gone with it.
    const spies = [window, document].map((target) => {
      const own = target.addEventListener.bind(target)
      return jest
        .spyOn(target as EventTarget, 'addEventListener')
        .mockImplementation((type, listener, options) => {
          listeners.push([target, type, listener, options])
          own(type, listener as EventListener, options)
        })
    })
    try {
      return run()
    } finally {
      spies.forEach((spy) => spy.mockRestore())
    }
  }

  /** Loads the page anew: what lived in its memory is gone. */
  async load(screen: Page.Screen): Promise<void> {
    await this.unload()
    // What all islands of a page share is a property of its window, which a page load replaces.
    Reflect.deleteProperty(window, Symbol.for('lens-widgets'))
    this.page = this.onLine(loadPage)
    await this.show(screen)
  }

  async show(screen: Page.Screen): Promise<void> {
    this.screen = screen
    history.replaceState(null, '', '/personal/')
    await act(async () => {
      await this.onLine(() => this.page?.show(screen, this.container))
    })
    await this.settle()
  }

  /** A screen asks whose account this is. */
  async readAccount(): Promise<void> {
    await act(async () => {
      await Promise.race([this.page?.readAccount(), setImmediate()])
    })
    await this.settle()
  }

  /** The login opens over the screen. */
  async openLogin(): Promise<void> {
    await act(async () => {
      this.page?.openLogin()
      await Promise.resolve()
    })
    await this.settle()
  }

  protected async unload() {
    const { page } = this
    await act(async () => {
      page?.leave()
      await Promise.resolve()
    })
    for (const [target, type, listener, options] of this.listeners.splice(0))
      target.removeEventListener(type, listener, options as EventListenerOptions)
    this.channels.length = 0
    const now = Date.now()
    jest.clearAllTimers()
    // Clearing the timers also resets the clock.
    jest.setSystemTime(now)
  }

  /** A moment, in which nothing has to be answered. */
  async moment(): Promise<void> {
    for (let turn = 0; turn < 3; turn++) await this.turn(TURN)
  }

  /** Does something, and lets the page draw what comes of it, before any time has gone by. */
  async atOnce<T>(run: () => T): Promise<T | undefined> {
    let told: T | undefined
    await act(() => {
      told = run()
      return Promise.resolve()
    })
    for (let turn = 0; turn < 4; turn++) await this.turn(0)
    return told
  }

  private async turn(milliseconds: number) {
    await act(async () => {
      jest.advanceTimersByTime(milliseconds)
      await setImmediate()
    })
  }

  /** Waits until nothing is asked for any more; an order that is looked for takes half a minute. */
  async settle(): Promise<void> {
    for (let turn = 0, rest = 0; rest < 2; turn++) {
      if (turn === MAX_TURNS) throw new Error('it does not come to rest')
      const isSearching = textOf(this.root).includes('Проверяем, принят ли заказ')
      await this.turn(isSearching ? 2000 : TURN)
      rest = this.isAsking() || this.page?.isBusy() === true || isSearching ? 0 : rest + 1
    }
  }
}
