export type BasketType = 'eshop' | 'mono'
interface Price {
  value: number
  currency: string
}

/** One line of goods in an event of trade. It names the product, never a lens with its powers. */
export interface TradeItem {
  /** Of the product; null where it is not known. */
  id: string | number | null
  /** Of the product, without pack and powers; null where it is not known. */
  title: string | null
  category: 'lenses' | 'solutions' | 'drops' | null
  /** What is paid for a pack; null where it is not known. */
  price: number | null
  /** Packs. */
  quantity: number
  /** What a pack costs less than before its discount; 0 without one. */
  discount: number
}

/** Goods and their value: the sum of price and quantity, without delivery and points. */
export interface Trade {
  items: TradeItem[]
  /** Null where no price is known. */
  currency: string | null
  /** Null where a price is not known. */
  value: number | null
}

/** The public events and the content of their `detail` (contract 2.8). */
export interface LensEvents {
  /** Sent once, when `window.lensWidgets` is there. */
  loaded: undefined
  ready: { name: string; container: HTMLElement }
  error: {
    name: string
    message: string
    /** The action that failed, in English: 'load', 'draw', 'open', 'listen'. */
    doing: string
    error: unknown
    container: HTMLElement | undefined
  }
  /**
   * The first of each kind, call and field of a visit, without values. A `call` got no answer that counts; `unreadable` is
   * what an answer has and the widgets cannot read; a `file` of the build did not load; a `listener` of the page threw.
   */
  problem: {
    kind: 'call' | 'unreadable' | 'file' | 'listener'
    /** Method and path as in the contract: 'GET /api/v2/internal/personal/orders/{id}/'. */
    call: string | null
    /** 'items[].price'; null for an answer as a whole. */
    field: string | null
    /** HTTP status, where there was an answer. */
    status: number | null
    reason: 'offline' | 'timeout' | 'http' | 'json' | 'missing' | 'type' | 'load' | 'threw'
    /** How often it is so in that answer. */
    times: number | null
  }
  /**
   * Once for each island and section, when it is left or hidden; told where `lensWidgets.on('timing', …)` listens or
   * `metricsId` is set. In ms since the visit or the press began; what is not known is null.
   */
  timing: {
    name: string
    /** Of a cabinet the section, by the first part of its address: 'orders', or 'home'; else null. */
    section: string | null
    firstContent: number | null
    /** React has drawn. */
    ready: number | null
    /** Largest Contentful Paint. Like the two below of the page as a whole, or of a section that was navigated to. */
    largestPaint: number | null
    /** Interaction to Next Paint. */
    inputToPaint: number | null
    /** Cumulative Layout Shift, a number without unit. */
    layoutShift: number | null
    /** Whether files of the build came over the network. */
    way: 'cold' | 'warm' | null
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
  /** Sent once a mount. */
  'product-viewed': Trade
  /** Sent after a write; `quantity` is by how much it changed. */
  'basket-line-added': Trade
  'basket-line-removed': Trade
  /** Sent once a visit. */
  'checkout-began': Trade
  'order-placed': Trade & {
    id: string | number
    number: string
    type: BasketType
    totalPrice: Price | null
    /** Price of the delivery; null where it is not known. */
    delivery: number | null
    /** Promo code; null without one. */
    coupon: string | null
  }
  /** `tool` is the island's name: 'lens-calculator'. Sent once a visit, at the first result. */
  'tool-completed': { tool: string }
  /** `survey` is its code. Sent after the answers have been received, without them. */
  'survey-completed': { survey: string }
  /** After the rating has been received, without it. */
  'video-rated': { id: string | number }
  /** After each write that succeeded; `status` is 'deleted' once it is gone. */
  'iol-request-changed': { id: string | number; status: string }
  /** `kind` is 'vision_test' or 'spa'; nobody is named. */
  'slot-booked': { id: string | number; kind: string }
  'slot-cancelled': { id: string | number; kind: string }
  'service-application-sent': { number: string }
  /** By our login, before the page is loaded again. */
  'signed-in': { type: 'consumer' | 'specialist' }
  'callback-requested': undefined
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
