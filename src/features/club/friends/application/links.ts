import { array } from 'yup'
import { text } from '#forms/lib/rules'

/** Maximum number of links in a list: more do not help the moderator. */
export const MOST_LINKS = 10

/**
 * Returns the validation rules of a list of links: each link is validated, empty rows are ignored, and at
 * least one link is required.
 */
export const links = (missing: string) =>
  array()
    .of(text().link())
    .default([''])
    .test('required', missing, function (rows) {
      // The error is reported for the first row: the list itself has no field that could show it.
      return givenLinks(rows).length > 0 || this.createError({ path: `${this.path}[0]` })
    })

/** Returns the links to send, without empty rows and duplicates. */
export const givenLinks = (rows: readonly (string | undefined)[]): string[] => [
  ...new Set(rows.map((row) => row?.trim() ?? '').filter(Boolean)),
]

/**
 * Maps the server's field names to those of the form: the server counts only the links that were sent. An
 * error of the whole list belongs to its first row.
 */
export const linkFields = (name: string, rows: readonly string[]): Record<string, string> => ({
  [name]: `${name}[0]`,
  ...Object.fromEntries(
    givenLinks(rows).map((link, place) => [
      `${name}.${place}`,
      `${name}[${rows.findIndex((row) => row.trim() === link)}]`,
    ]),
  ),
})

/** Returns the URL of a link; 'https://' is added if the customer left it out. */
export const addressOf = (link: string): string => (/^https?:\/\//i.test(link) ? link : `https://${link}`)
