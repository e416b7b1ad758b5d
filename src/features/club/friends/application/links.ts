import { array } from 'yup'
import { text } from '#forms/lib/rules'

/** As many as anybody has; more are no help to who checks them. */
export const MOST_LINKS = 10

/** A list of links, each checked alone; rows left empty do not count, but one has to be there. */
export const links = (missing: string) =>
  array()
    .of(text().link())
    .default([''])
    .test('required', missing, function (rows) {
      // At the first row: the list itself has no control that could show it.
      return givenLinks(rows).length > 0 || this.createError({ path: `${this.path}[0]` })
    })

/** What is sent: without the rows left empty, each link once. */
export const givenLinks = (rows: readonly (string | undefined)[]): string[] => [
  ...new Set(rows.map((row) => row?.trim() ?? '').filter(Boolean)),
]

/** Where a link leads: one that was typed without 'https://' means it. */
export const addressOf = (link: string): string => (/^https?:\/\//i.test(link) ? link : `https://${link}`)
