/**
 * Returns the entry of a table for a code of the server; reads own keys only, so 'constructor' is not found.
 */
export const lookup = <T>(table: Partial<Record<string, T>>, code: string | number): T | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined
