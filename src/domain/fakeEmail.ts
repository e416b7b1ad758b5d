/**
 * The marker in e-mail addresses that the shop generates (contract 8.3); the page configuration may set
 * another.
 */
export const FAKE_EMAIL_DOMAIN = 'fake-domain'

/**
 * Tells whether the shop has generated an address, so that letters do not arrive. An empty marker is ignored,
 * because every address contains it.
 */
export const isFakeEmail = (address: string, marker: string | undefined): boolean =>
  address.toLowerCase().includes((marker || FAKE_EMAIL_DOMAIN).toLowerCase())
