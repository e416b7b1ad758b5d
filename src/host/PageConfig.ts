/**
 * `window.pageConfig`: what the CMS tells the widgets (contract 2.3). Every key is optional. The same keys may stand as
 * JSON in `<script type="application/json" data-lens-config>`; where both have a key, `window.pageConfig` wins.
 */
export interface PageConfig {
  /** Base path of the cabinet. Default '/personal/'. */
  profileUrl?: string
  /** Stands for '/api' in every path; may be absolute. Default '/api'. */
  apiUrl?: string
  /** Session token; empty or absent means that the visitor is not authorized. */
  token?: string
  /** Sent with every write call. */
  csrfToken?: string
  /** Default 'X-Auth-Token'. */
  tokenHeader?: string
  /** Default 'X-CSRF-Token'. */
  csrfHeader?: string
  /** Carries the key of a write. Default 'Idempotency-Key' on the page's own origin, none on another. */
  idempotencyHeader?: string
  /** Yandex.Metrica counter; absent means no metrics. */
  metricsId?: number
  /** Default 'https://vk.me/lensclub'. */
  chatUrl?: string
  shopUrls?: Partial<ShopUrls>
  /** Default '/basket/'. */
  basketUrl?: string
  /** Default '/checkout/'. */
  checkoutUrl?: string
  /** The public offer. Default '/offer/'. */
  offerUrl?: string
  /** Default '/locator/'. */
  locatorUrl?: string
  /** With `{code}` or `{id}`, for products that have no link of their own. Default '/catalog/{code}/'. */
  productUrl?: string
  /** Default '/policy/'. */
  policyUrl?: string
  /** Tiles of the map; without them the map shows points on an empty ground. */
  mapTiles?: { url: string; attribution: string }
  /** Hides the menu of the cabinet. Default false. */
  hideMenu?: boolean
  /** Whether the visitor has a consumer part, where the page knows it; false saves a call that would be refused. */
  isMember?: boolean
  /** An e-mail that contains it is refused. Default 'fake-domain'. */
  fakeEmailDomain?: string
}

export interface ShopUrls {
  contactLenses: string
  dailyLenses: string
  monthlyLenses: string
  solutions: string
  drops: string
}
