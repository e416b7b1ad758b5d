/** What a table says of a code of the server's; 'constructor', which every object has, is in none. */
export const lookup = <T>(table: Partial<Record<string, T>>, code: string | number): T | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined
