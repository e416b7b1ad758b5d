import { array } from 'yup'
import { text } from '#forms/lib/rules'

/** Largest number of links: more do not help the moderator. */
export const MOST_LINKS = 10

/**
 * Returns the rules of a list of links: each is checked alone, empty rows do not count, but at least one link
 * is required.
 */
export const links = (missing: string) =>
  array()
    .of(text().link())
    .default([''])
    .test('required', missing, function (rows) {
      // The message goes to the first row: the list itself has no control that could show it.
      return givenLinks(rows).length > 0 || this.createError({ path: `${this.path}[0]` })
    })

/** Returns the links to send: without empty rows, each link once. */
export const givenLinks = (rows: readonly (string | undefined)[]): string[] => [
  ...new Set(rows.map((row) => row?.trim() ?? '').filter(Boolean)),
]

/** The fields of the links that are sent, by their places; what is said of the list stands at its first row. */
export const linkFields = (name: string, rows: readonly string[]): Record<string, string> => ({
  [name]: `${name}[0]`,
  ...Object.fromEntries(
    givenLinks(rows).map((link, place) => [
      `${name}.${place}`,
      `${name}[${rows.findIndex((row) => row.trim() === link)}]`,
    ]),
  ),
})

/** Returns the address of a link; a link typed without 'https://' gets it. */
export const addressOf = (link: string): string => (/^https?:\/\//i.test(link) ? link : `https://${link}`)
