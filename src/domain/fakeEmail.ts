/** The marker of addresses that the shop itself makes up (contract 8.3); the page configuration may name another. */
export const FAKE_EMAIL_DOMAIN = 'fake-domain'

/** Whether the shop has made an address up, which no letter reaches. An empty marker would be part of every address. */
export const isFakeEmail = (address: string, marker: string | undefined): boolean =>
  address.toLowerCase().includes((marker || FAKE_EMAIL_DOMAIN).toLowerCase())
