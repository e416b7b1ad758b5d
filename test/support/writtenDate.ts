import { formatDate, type IsoDate } from '#domain/dates/dates'

/** A date as Testing Library reads it on the page, with plain spaces. */
export const writtenDate = (iso: IsoDate): string => formatDate(iso).replaceAll('\u00a0', ' ')
