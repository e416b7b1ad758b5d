import { setImmediate } from 'node:timers/promises'
import { act } from '@testing-library/react'
import { loadPage } from './customerModules'
import type * as Page from './customerPage'
import { textOf } from './customerView'

/** Milliseconds of a turn: two turns are longer than the time between presses that belong together. */
const TURN = 250
const MAX_TURNS = 200

type Heard = [
  target: EventTarget,
  type: string,
  listener: EventListenerOrEventListenerObject | null,
  options: unknown,
]

/** The browser: its page, which may be reloaded, and other tabs. */
export abstract class Browser {
  screen: Page.Screen = 'basket'
  protected readonly container = document.createElement('div')
  private page: typeof Page | undefined
  private readonly listeners: Heard[] = []
  private readonly channels: { name: string; listener: () => void }[] = []

  /** Tells whether a response is pending. */
  protected abstract isAsking(): boolean

  /** Returns the content of the island in its shadow root. */
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

  /** Sends a message from another tab that something has changed. */
  tell(topic: 'basket' | 'delivery' | 'signed-in'): void {
    for (const { name, listener } of this.channels) if (name === `lens-widgets:${topic}`) listener()
  }

  private onLine<T>(run: () => T): T {
    const { listeners } = this
    // Listeners on `window` and `document` are removed with the page.
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

  /** Reloads the page: everything in its memory is lost. */
  async load(screen: Page.Screen): Promise<void> {
    await this.unload()
    // The state that all islands share is a property of `window`, which a page load replaces.
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

  /** Reads the account, as a screen does. */
  async readAccount(): Promise<void> {
    await act(async () => {
      await Promise.race([this.page?.readAccount(), setImmediate()])
    })
    await this.settle()
  }

  /** Opens the login above the screen. */
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

  /** Lets a moment pass, in which no response needs to arrive. */
  async moment(): Promise<void> {
    for (let turn = 0; turn < 3; turn++) await this.turn(TURN)
  }

  /** Runs an action, and lets the page render the result before any time passes. */
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

  /** Waits until no request is pending; the search for an order takes half a minute. */
  async settle(): Promise<void> {
    for (let turn = 0, rest = 0; rest < 2; turn++) {
      if (turn === MAX_TURNS) throw new Error('it does not come to rest')
      const isSearching = textOf(this.root).includes('Проверяем, принят ли заказ')
      await this.turn(isSearching ? 2000 : TURN)
      rest = this.isAsking() || this.page?.isBusy() === true || isSearching ? 0 : rest + 1
    }
  }
}
