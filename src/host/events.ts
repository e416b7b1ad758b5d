export type BasketType = 'eshop' | 'mono'
interface Price {
  value: number
  currency: string
}

/** One line of goods in a trade event. It names the product, never a lens with its powers. */
export interface TradeItem {
  /** Id of the product; null if unknown. */
  id: string | number | null
  /** Title of the product, without pack and powers; null if unknown. */
  title: string | null
  category: 'lenses' | 'solutions' | 'drops' | null
  /** Price paid for a pack; null if unknown. */
  price: number | null
  /** Number of packs. */
  quantity: number
  /** Discount per pack; 0 without one. */
  discount: number
}

/** Goods and their value: the sum of price × quantity, without delivery and points. */
export interface Trade {
  items: TradeItem[]
  /** Null if no price is known. */
  currency: string | null
  /** Null if a price is unknown. */
  value: number | null
}

/** The public events and the content of their `detail` (contract 2.8). */
export interface LensEvents {
  /** Sent once, when `window.lensWidgets` is available. */
  loaded: undefined
  ready: { name: string; container: HTMLElement }
  error: {
    name: string
    message: string
    /** The action that failed, in English, such as 'load', 'mount', 'draw', 'listen'. */
    doing: string
    error: unknown
    container: HTMLElement | undefined
  }
  /**
   * Sent for the first problem of each kind, call and field of a visit, without values. `call`: no valid
   * answer; `unreadable`: a part of an answer that the widgets cannot read; `file`: a file of the build did
   * not load; `listener`: a listener of the page threw.
   */
  problem: {
    kind: 'call' | 'unreadable' | 'file' | 'listener'
    /** Method and path as in the contract: 'GET /api/v2/internal/personal/orders/{id}/'. */
    call: string | null
    /** 'items[].price'; null for the whole answer. */
    field: string | null
    /** HTTP status, if there was an answer. */
    status: number | null
    reason: 'offline' | 'timeout' | 'http' | 'json' | 'missing' | 'type' | 'load' | 'threw'
    /** Number of occurrences in that answer. */
    times: number | null
  }
  /**
   * Sent once for each island and section, when it is left or hidden, if `lensWidgets.on('timing', …)`
   * listens or `metricsId` is set. In ms since the start of the visit or the press; unknown values are null.
   */
  timing: {
    name: string
    /** A cabinet's section by the first part of its path, such as 'orders', or 'home'; otherwise null. */
    section: string | null
    firstContent: number | null
    /** The time when React has rendered. */
    ready: number | null
    /**
     * Largest Contentful Paint. This value and the next two apply to the whole page, or to a section that was
     * navigated to.
     */
    largestPaint: number | null
    /** Interaction to Next Paint. */
    inputToPaint: number | null
    /** Cumulative Layout Shift, without a unit. */
    layoutShift: number | null
    /** 'cold' if files of the build came over the network. */
    way: 'cold' | 'warm' | null
  }
  navigate: { path: string; title: string }
  'receipt-registered': { flow: 'apply' | 'partner' }
  /** `type` is the basket: 'eshop' or 'mono'. */
  'delivery-point-selected': { type: string; id: string | number; code: string; pointType: string }
  'delivery-address-selected': { type: string; id: string | number }
  /** `name` is the island: 'locator' or 'cataract-clinics'. */
  'place-selected': { name: string; id: string | number }
  /** Sent initially and after each change; `itemsCount` counts packs. */
  'basket-changed': { type: BasketType; itemsCount: number; totalPrice: Price | null }
  /** Sent once per mount. */
  'product-viewed': Trade
  /** Sent after a write; `quantity` is the change. */
  'basket-line-added': Trade
  'basket-line-removed': Trade
  /** Sent once per visit. */
  'checkout-began': Trade
  'order-placed': Trade & {
    id: string | number
    number: string
    type: BasketType
    totalPrice: Price | null
    /** Delivery price; null if unknown. */
    delivery: number | null
    /** Promo code; null without one. */
    coupon: string | null
  }
  /** `tool` is the island's name, such as 'lens-calculator'. Sent once per visit, at the first result. */
  'tool-completed': { tool: string }
  /** `survey` is the survey's code. Sent after the server has received the answers, without them. */
  'survey-completed': { survey: string }
  /** Sent after the server has received the rating, without it. */
  'video-rated': { id: string | number }
  /** Sent after each successful write; `status` is 'deleted' after a deletion. */
  'iol-request-changed': { id: string | number; status: string }
  /** `kind` is 'vision_test' or 'spa'; the event does not identify anybody. */
  'slot-booked': { id: string | number; kind: string }
  'slot-cancelled': { id: string | number; kind: string }
  'service-application-sent': { number: string }
  /** Sent after our login, before the page reloads. */
  'signed-in': { type: 'consumer' | 'specialist' }
  'callback-requested': Record<string, never>
  'session-expired': undefined
  restricted: undefined
  activated: undefined
  logout: undefined
}

type BareEvent = {
  [Name in keyof LensEvents]: LensEvents[Name] extends undefined ? Name : never
}[keyof LensEvents]

/** Dispatches a `CustomEvent` named `lens-widgets:NAME` on `document`. */
export function emit(name: BareEvent): void
export function emit<Name extends keyof LensEvents>(name: Name, detail: LensEvents[Name]): void
export function emit(name: string, detail?: unknown): void {
  document.dispatchEvent(new CustomEvent('lens-widgets:' + name, { detail }))
}
