/**
 * `window.pageConfig`: what the CMS tells the widgets (contract 2.3). Every key is optional. The same keys may stand as
 * JSON in `<script type="application/json" data-lens-config>`; where both have a key, `window.pageConfig` wins.
 */
export interface PageConfig {
  /** Base path of the cabinet. Default '/personal/'. */
  profileUrl?: string
  /** Base path of the specialist's cabinet. Default '/specialist/'. */
  specialistUrl?: string
  /** Base of every API path, in place of '/api'; may be absolute. Default '/api'. */
  apiUrl?: string
  /** Session token; empty or absent means that the visitor is not authorized. */
  token?: string
  /** CSRF token, sent with every write call. */
  csrfToken?: string
  /** Default 'X-Auth-Token'. */
  tokenHeader?: string
  /** Default 'X-CSRF-Token'. */
  csrfHeader?: string
  /**
   * Name of the header that carries the key of a write. Default 'Idempotency-Key' on the page's own origin,
   * none on another.
   */
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
  /** Address of the public offer. Default '/offer/'. */
  offerUrl?: string
  /** Default '/locator/'. */
  locatorUrl?: string
  /**
   * Address with `{code}` or `{id}`, for products that have no link of their own. Default '/catalog/{code}/'.
   */
  productUrl?: string
  /**
   * The shop's own login: 'Войти' leads there, with the page in `?return=`, instead of our dialog. Default none.
   */
  loginUrl?: string
  /**
   * Answers GET with `{ "token": "…", "csrfToken": "…" }`, the session as it is now: asked when the server no longer
   * takes the CSRF token of a page that has been open for long. Default none.
   */
  sessionUrl?: string
  /** Page on which a customer may have the account deleted or take a consent back. Default none: no link. */
  privacyUrl?: string
  /** Default '/policy/'. */
  policyUrl?: string
  /** Tiles of the map; without them the map shows its points on an empty ground. */
  mapTiles?: { url: string; attribution: string }
  /** Hides the menu of the cabinet. Default false. */
  hideMenu?: boolean
  /**
   * True if the visitor has a consumer part, false if not, absent where the page does not know; false saves a
   * call that would be refused.
   */
  isMember?: boolean
  /**
   * Text that marks a made-up e-mail; the widgets refuse an address that contains it. Default 'fake-domain'.
   */
  fakeEmailDomain?: string
}

export interface ShopUrls {
  contactLenses: string
  dailyLenses: string
  monthlyLenses: string
  solutions: string
  drops: string
}
