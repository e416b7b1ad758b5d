import { formatMonth, type IsoDate } from '#domain/dates/dates'
import { dayInShop } from '#domain/dates/days'
import { WEEK } from '#domain/dates/week'
import { StyleSheet } from '#ui/StyleSheet'
import css from './dayBlock.css'

/** Draws a day as a calendar leaf: '18 ноя ср'. It is decorative: the text beside it has the date. */
export function DayBlock({ iso }: { iso: IsoDate | null }) {
  const day = iso === null ? '' : dayInShop(iso)
  const date = new Date(day)
  if (Number.isNaN(date.getTime())) return null
  return (
    <span className="day-block num" aria-hidden="true">
      <StyleSheet href={css} />
      <b>{date.getUTCDate()}</b>
      <span>{formatMonth(day).slice(0, 3)}</span>
      <span className="soft">{WEEK[date.getUTCDay()]}</span>
    </span>
  )
}
