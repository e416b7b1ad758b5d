import { dialects } from '../../examples/shop/api/dialects'

/** The dialects that change nothing a customer sees on these journeys. */
const quiet = dialects.flatMap(([name, { isQuiet }]) => (isQuiet ? [name] : []))

/**
 * The dialect in which the shop answers on all journeys of this run: one by chance, or the one that `DIALECT` names;
 * `DIALECT=none` is the sandbox as it is. The workers of a run take it from its environment.
 */
export const dialect = (process.env['DIALECT'] ??= quiet[Date.now() % quiet.length] ?? 'none')

/** Returns the part of a visitor's token that names the scenario. */
export const inDialect = (scenario: string): string =>
  dialect === 'none' ? scenario : `${scenario}+${dialect}`

/**
 * The write that puts goods into an empty basket: into one that has kept the period of a subscription they go by the
 * wizard (contract 12.5).
 */
export const putInto = (kind: 'lenses' | 'additional'): string =>
  dialect === 'period-kept' ? 'POST /basket/eshop/wizard/' : `POST /eshop/basket/items/add/${kind}/`
