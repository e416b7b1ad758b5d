/** Joins the parts that are known: '6 шт · BC 8,6'. A no-break space keeps '·' from beginning a line. */
export const joinedByDots = (parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join('\u00a0· ')
