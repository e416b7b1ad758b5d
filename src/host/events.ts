export type BasketType = 'eshop' | 'mono'
interface Price {
  value: number
  currency: string
}

/** The public events and the content of their `detail` (contract 2.8). */
export interface LensEvents {
  ready: { name: string; container: HTMLElement }
  error: {
    name: string
    message: string
    /** The action that failed, in English: 'load', 'draw', 'open', 'listen'. */
    doing: string
    error: unknown
    container: HTMLElement | undefined
  }
  navigate: { path: string; title: string }
  'receipt-registered': { flow: 'apply' | 'partner' }
  /** `type` is the basket's: 'eshop' or 'mono'. */
  'delivery-point-selected': { type: string; id: string | number; code: string; pointType: string }
  'delivery-address-selected': { type: string; id: string | number }
  /** `name` is the island's: 'locator' or 'cataract-clinics'. */
  'place-selected': { name: string; id: string | number }
  /** Sent at first and at each change; `itemsCount` counts packs. */
  'basket-changed': { type: BasketType; itemsCount: number; totalPrice: Price | null }
  'order-placed': { id: string | number; number: string; type: BasketType; totalPrice: Price | null }
  /** `tool` is the island's name: 'lens-calculator'. Sent once a visit, at the first result. */
  'tool-completed': { tool: string }
  'session-expired': undefined
  restricted: undefined
  activated: undefined
  logout: undefined
}

/** Names of the events without a detail. */
type BareEvent = {
  [Name in keyof LensEvents]: LensEvents[Name] extends undefined ? Name : never
}[keyof LensEvents]

/** Dispatches a `CustomEvent` named `lens-widgets:NAME` on `document`. */
export function emit(name: BareEvent): void
export function emit<Name extends keyof LensEvents>(name: Name, detail: LensEvents[Name]): void
export function emit(name: string, detail?: unknown): void {
  document.dispatchEvent(new CustomEvent('lens-widgets:' + name, { detail }))
}
