import type { AccountInfo } from '#data/account/account'
import { chatUrl } from '#host/page/config'
import { sectionsOf, type MenuGroup, type OutsideLink, type Section } from '../../src/shell/lib/section'
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

export const NAME = 'Личный кабинет'

/** The menu's group 'Личная информация', in order. */
const menu: (Section | OutsideLink)[] = [
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

/** All pages with a route. */
export const sections: Section[] = [...sectionsOf(menu), friends, points, invite]

/** Returns the menu; its section for friends has three variants, depending on the account (contract 3.4). */
export function menuOf({ isFriendsAvailable, isFriendsApplicationExist }: AccountInfo): MenuGroup[] {
  const ofAll = { title: 'Личная информация', items: menu }
  if (!isFriendsAvailable) return [ofAll]
  return [ofAll, isFriendsApplicationExist ? friendsCabinet : { items: [friends] }]
}

const friendsCabinet: MenuGroup = {
  title: 'Кабинет Друга',
  items: [
    { path: '/friends/#awards', title: 'Доступные награды', icon: 'friends', isDefault: true },
    { path: '/friends/#reviews', title: 'Оставить отзыв', icon: 'star' },
    { path: '/friends/#publications', title: 'Идеи публикаций', icon: 'bulb' },
  ],
}

/** Tells whether this customer may use the section at all. */
export const isAvailable = (section: Section, account: AccountInfo): boolean =>
  section !== friends || account.isFriendsAvailable

/** Returns the page's heading and the document's title (contract 3.7). */
export function titleOf(section: Section, account: AccountInfo): string {
  if (!account.consumer) return NAME
  return section === friends && account.isFriendsApplicationExist ? 'Кабинет Друга' : section.title
}
