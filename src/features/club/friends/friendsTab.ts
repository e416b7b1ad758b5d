export type FriendsTab = 'awards' | 'reviews' | 'publications'

export const FRIENDS_TABS = [
  { id: 'awards', label: 'Доступные награды' },
  { id: 'reviews', label: 'Оставить отзыв' },
  { id: 'publications', label: 'Идеи публикаций' },
] as const

/** Returns the tab of an address: the menu links to '#reviews' (contract 3.4). */
export const friendsTabOf = (hash: string): FriendsTab =>
  FRIENDS_TABS.find(({ id }) => hash === `#${id}`)?.id ?? 'awards'
