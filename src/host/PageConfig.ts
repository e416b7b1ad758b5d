/**
 * `window.pageConfig`: what the CMS tells the widgets (contract 2.3). Every key is optional. The same keys
 * may be given as JSON in `<script type="application/json" data-lens-config>`; if both have a key,
 * `window.pageConfig` wins.
 */
export interface PageConfig {
  /** Base path of the cabinet. Default '/personal/'. */
  profileUrl?: string
  /** Base path of the specialist's cabinet. Default '/specialist/'. */
  specialistUrl?: string
  /** Base of every API path, instead of '/api'; may be absolute. Default '/api'. */
  apiUrl?: string
  /** Session token; an empty or missing one means that the visitor is not authorized. */
  token?: string
  /** CSRF token, sent with every write. */
  csrfToken?: string
  /** Default 'X-Auth-Token'. */
  tokenHeader?: string
  /** Default 'X-CSRF-Token'. */
  csrfHeader?: string
  /**
   * Name of the header that carries the idempotency key of a write. The default is 'Idempotency-Key' on the
   * page's own origin and none on another.
   */
  idempotencyHeader?: string
  /** Yandex.Metrica counter; without it no metrics are sent. */
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
  /** Address with `{code}` or `{id}` for products without a link. Default '/catalog/{code}/'. */
  productUrl?: string
  /**
   * The shop's own login page, which 'Войти' opens instead of our dialog, with the current page in
   * `?return=`. Default none.
   */
  loginUrl?: string
  /**
   * Answers GET with the current session: `{ "token": "…", "csrfToken": "…" }`. It is requested when the
   * server no longer accepts the CSRF token of a page that has been open for long. Default none.
   */
  sessionUrl?: string
  /**
   * Page on which a customer can have the account deleted or withdraw a consent. Default none: no link is
   * shown.
   */
  privacyUrl?: string
  /** Default '/policy/'. */
  policyUrl?: string
  /** Tiles of the map; without them the map shows its points on an empty background. */
  mapTiles?: { url: string; attribution: string }
  /** Hides the menu of the cabinet. Default false. */
  hideMenu?: boolean
  /**
   * True if the visitor has a consumer account, false if not, absent if the page does not know; false saves a
   * call that the server would refuse.
   */
  isMember?: boolean
  /**
   * Text that marks a generated e-mail; the widgets refuse an address that contains it. Default
   * 'fake-domain'.
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
