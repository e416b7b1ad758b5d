/** A receipt that the page's address requests to register (contract 4.5). */
export interface ApplyLink {
  code: string
  sign: string
  products: string[]
  timestamp?: string
}

export interface PartnerLink {
  products: string[]
  inn?: string
  sign?: string
  partner?: string
  timecode?: string
}

export interface ReceiptLinks {
  apply?: ApplyLink
  partner?: PartnerLink
}

/** Limits of the address, which anybody can write: no receipt has more products or longer values. */
const MOST_PRODUCTS = 200
const LONGEST_VALUE = 1000
const PRODUCT = /^products\[(\d{1,4})\]$/

/** The parameters of each registration; `sign` and the products belong to both. */
const parameters = {
  apply: ['code', 'sign', 'timestamp'],
  partner: ['task', 'inn', 'sign', 'partner', 'timecode'],
} as const

/**
 * Reads the registrations that an address requests. It never throws; without the trigger parameter it returns
 * no request.
 */
export function receiptLinksOf(search: string): ReceiptLinks {
  const query = new URLSearchParams(search)
  const value = (name: string) => {
    const given = query.get(name) ?? ''
    return given.length <= LONGEST_VALUE ? given.trim() : ''
  }
  const given = <Name extends string>(names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, value(name)]).filter(([, text]) => text !== '')) as {
      [Key in Name]?: string
    }
  const products = productsOf(query)
  const [code, sign] = [value('code'), value('sign')]
  return {
    ...(code !== '' && sign !== '' && { apply: { code, sign, products, ...given(['timestamp']) } }),
    ...(query.get('task') === 'check_from_link' && {
      partner: { products, ...given(['inn', 'sign', 'partner', 'timecode']) },
    }),
  }
}

/** Returns `products[n]` in the order of n; gaps are dropped, and the last value of a repeated key wins. */
function productsOf(query: URLSearchParams): string[] {
  const byIndex = new Map<number, string>()
  for (const [name, value] of query) {
    const index = PRODUCT.exec(name)?.[1]
    if (index !== undefined && value.trim() !== '' && value.length <= LONGEST_VALUE) {
      byIndex.set(Number(index), value.trim())
    }
  }
  return [...byIndex]
    .sort(([one], [other]) => one - other)
    .slice(0, MOST_PRODUCTS)
    .map(([, product]) => product)
}

export type Flow = keyof typeof parameters

/**
 * Returns the parameters to remove from the address after a success, so that a reload does not register
 * twice: those of the successful flows, except those that a failed flow still needs.
 */
export function usedParameters(search: string, succeeded: Flow[], failed: Flow[]): string[] {
  const belongsTo = (name: string, flows: Flow[]) =>
    flows.some((flow) => PRODUCT.test(name) || (parameters[flow] as readonly string[]).includes(name))
  return [...new URLSearchParams(search).keys()].filter(
    (name) => belongsTo(name, succeeded) && !belongsTo(name, failed),
  )
}
