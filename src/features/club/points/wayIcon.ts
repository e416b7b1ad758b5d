import { lookup } from '#domain/lookup'
import type { IconName } from '#ui/lib/icons'

const icons: Partial<Record<string, IconName>> = {
  receipt: 'file',
  review: 'star',
  friend: 'friends',
  selection: 'eye',
  subscription: 'box',
  profile: 'user',
}

/** Returns the icon for the code of a way to earn points. */
export const wayIcon = (code: string): IconName => lookup(icons, code) ?? 'star'
