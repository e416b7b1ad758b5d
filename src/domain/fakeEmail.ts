/**
 * The marker in e-mail addresses that the shop itself makes up (contract 8.3); the page configuration may
 * name another.
 */
export const FAKE_EMAIL_DOMAIN = 'fake-domain'

/**
 * Tells whether the shop has made an address up, so that letters do not arrive. An empty marker does not
 * count: every address contains it.
 */
export const isFakeEmail = (address: string, marker: string | undefined): boolean =>
  address.toLowerCase().includes((marker || FAKE_EMAIL_DOMAIN).toLowerCase())
