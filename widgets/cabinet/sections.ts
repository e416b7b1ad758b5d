import type { AccountInfo } from '#data/account/account'
import { chatUrl } from '#host/page/config'
import type { IconName } from '#ui/lib/icons'
import type { Section } from './section'
import { friends } from './sections/friends'
import { home } from './sections/home'
import { invite } from './sections/invite'
import { optics } from './sections/optics'
import { orders } from './sections/orders'
import { points } from './sections/points'
import { products } from './sections/products'
import { profile } from './sections/profile'
import { promocodes } from './sections/promocodes'
import { reminders } from './sections/reminders'
import { reviews } from './sections/reviews'
import { selection } from './sections/selection'

export { home }

export interface OutsideLink {
  title: string
  icon: IconName
  href: () => string
}

/** The menu's section 'Личная информация', in its order. */
export const menu: (Section | OutsideLink)[] = [
  home,
  selection,
  optics,
  promocodes,
  orders,
  products,
  reminders,
  profile,
  { title: 'Чат поддержка', icon: 'chat', href: chatUrl },
  reviews,
]

export const isSection = (item: Section | OutsideLink): item is Section => 'path' in item

/** Every page that has a route. */
export const sections: Section[] = [
  ...menu.filter(isSection).flatMap((section) => [section, ...(section.children ?? [])]),
  friends,
  points,
  invite,
]

/** The section above a child page, or the home page. */
export const parentOf = (section: Section): Section =>
  menu.filter(isSection).find(({ children }) => children?.includes(section)) ?? home

/** The friends section of the menu and of its page: three variants by what the account may do (contract 3.4). */
export function friendsMenu(account: AccountInfo) {
  if (!account.isFriendsAvailable) return undefined
  if (!account.isFriendsApplicationExist) return { title: undefined, items: [friends] }
  return {
    title: 'Кабинет Друга',
    items: [
      { path: '/friends/#awards', title: 'Доступные награды', icon: 'friends' },
      { path: '/friends/#reviews', title: 'Оставить отзыв', icon: 'star' },
      { path: '/friends/#publications', title: 'Идеи публикаций', icon: 'bulb' },
    ] satisfies Pick<Section, 'path' | 'title' | 'icon'>[],
  }
}

/** The page at an address inside the cabinet, with or without its last slash. */
export const sectionAt = (pathname: string): Section | undefined =>
  sections.find(({ path }) => path === pathname.replace(/\/*$/, '/').toLowerCase())

/** Whether this customer may use the section at all. */
export const isAvailable = (section: Section, account: AccountInfo): boolean =>
  section !== friends || account.isFriendsAvailable

/** The page's heading and the document's title (contract 3.7): what is no section, or cannot be seen yet, has its own. */
export function titleOf(section: Section | undefined, account: AccountInfo): string {
  if (!section) return 'Страница не найдена'
  if (!account.consumer) return 'Личный кабинет'
  return section === friends && account.isFriendsApplicationExist ? 'Кабинет Друга' : section.title
}
