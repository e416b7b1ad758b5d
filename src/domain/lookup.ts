/** Returns a table's entry for a server code; reads own keys only, so 'constructor' is not found. */
export const lookup = <T>(table: Partial<Record<string, T>>, code: string | number): T | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined
