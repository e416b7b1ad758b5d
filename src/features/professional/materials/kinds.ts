import type { Material, MaterialKind } from '#data/materials/material'
import { formatDate } from '#domain/dates/dates'
import { joinedByDots } from '#domain/text/joinedByDots'
import type { IconName } from '#ui/lib/icons'

interface KindWords {
  /** The kind in the singular: 'Статья'. */
  one: string
  icon: IconName
}

export const kindWords: Record<MaterialKind, KindWords> = {
  articles: { one: 'Статья', icon: 'file' },
  events: { one: 'Мероприятие', icon: 'calendar' },
  videos: { one: 'Видео', icon: 'eye' },
  training: { one: 'Обучение', icon: 'bulb' },
  news: { one: 'Новость', icon: 'bell' },
  products: { one: 'Продукт', icon: 'lens' },
}

/**
 * Returns 'Статья · 8 мин · 7 ноября 2026'; for an event the date is its own, not that of its publication.
 */
export const factsOf = ({ kind, durationMin, publishedAt, startsAt }: Material): string =>
  joinedByDots([
    kindWords[kind].one,
    durationMin !== null && durationMin > 0 && `${durationMin}\u00a0мин`,
    formatDate(kind === 'events' ? startsAt : publishedAt),
  ])
