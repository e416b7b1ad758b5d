import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import type { AccountInfo } from '../../src/data/account/account'
import { chatUrl } from '../../src/host/page/config'
import { withoutInherited } from '../../src/host/withoutInherited'
import type { IconName } from '../../src/ui/lib/icons'
import { HomePage } from './home/HomePage'
import type { SectionProps } from './SectionProps'

/** A page of the cabinet (contract 3.1). Routes, menu, titles and back links all come from here. */
export interface Section {
  path: string
  title: string
  icon?: IconName
  /** Pages below it in the menu; their back link names this one. */
  children?: Section[]
  /** The page, where it comes with the cabinet. */
  page?: ComponentType<SectionProps>
  /** The page, from its chunk. */
  load?: () => Promise<ComponentType<SectionProps>>
}

export interface OutsideLink {
  title: string
  icon: IconName
  href: () => string
}

export const home = withoutInherited<Section>({
  path: '/',
  title: 'Главная',
  icon: 'home',
  page: HomePage,
})

/** The menu's section 'Личная информация', in its order. */
export const menu: (Section | OutsideLink)[] = [
  home,
  {
    path: '/selection/',
    title: 'Профиль зрения',
    icon: 'eye',
    load: () =>
      import('../../src/features/vision/fittings/SelectionPage').then(({ SelectionPage }) => SelectionPage),
  },
  {
    path: '/optics/',
    title: 'Запись в оптике',
    icon: 'calendar',
    load: () =>
      import('../../src/features/vision/appointments/AppointmentsPage').then(
        ({ AppointmentsPage }) => AppointmentsPage,
      ),
  },
  {
    path: '/promocodes/',
    title: 'Промокоды',
    icon: 'ticket',
    load: () =>
      import('../../src/features/club/promoCodes/PromoCodesPage').then(
        ({ PromoCodesPage }) => PromoCodesPage,
      ),
  },
  {
    path: '/orders/',
    title: 'Заказы',
    icon: 'box',
    load: () => import('../../src/features/shop/orders/OrdersPage').then(({ OrdersPage }) => OrdersPage),
    children: [
      {
        path: '/subscription/',
        title: 'Подписка на линзы',
        load: () =>
          import('../../src/features/shop/subscription/overview/SubscriptionPage').then(
            ({ SubscriptionPage }) => SubscriptionPage,
          ),
      },
      {
        path: '/trial/',
        title: 'Заказы пробных линз',
        load: () => import('../../src/features/shop/trial/TrialPage').then(({ TrialPage }) => TrialPage),
      },
    ],
  },
  {
    path: '/products/',
    title: 'Мои продукты',
    icon: 'lens',
    load: () =>
      import('../../src/features/shop/products/ProductsPage').then(({ ProductsPage }) => ProductsPage),
  },
  {
    path: '/remind/',
    title: 'Напоминание о покупке линз',
    icon: 'bell',
    load: () =>
      import('../../src/features/vision/reminders/RemindersPage').then(({ RemindersPage }) => RemindersPage),
  },
  {
    path: '/profile/',
    title: 'Мои данные',
    icon: 'user',
    load: () =>
      import('../../src/features/account/profile/ProfilePage').then(({ ProfilePage }) => ProfilePage),
  },
  { title: 'Чат поддержка', icon: 'chat', href: chatUrl },
  {
    path: '/feedback/',
    title: 'Мои отзывы',
    icon: 'star',
    load: () =>
      import('../../src/features/vision/reviews/ReviewsPage').then(({ ReviewsPage }) => ReviewsPage),
  },
]

const friends: Section = {
  path: '/friends/',
  title: 'Клуб Друзей',
  icon: 'friends',
  load: () => import('../../src/features/club/friends/FriendsPage').then(({ FriendsPage }) => FriendsPage),
}

export const isSection = (item: Section | OutsideLink): item is Section => 'path' in item

/** Every page that has a route. */
export const sections: Section[] = [
  ...menu.filter(isSection).flatMap((section) => [section, ...(section.children ?? [])]),
  friends,
  {
    path: '/points/',
    title: 'Баллы',
    load: () => import('../../src/features/club/points/PointsPage').then(({ PointsPage }) => PointsPage),
  },
  {
    path: '/club/invite/',
    title: 'Пригласить друга',
    load: () => import('../../src/features/account/referral/InvitePage').then(({ InvitePage }) => InvitePage),
  },
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
  sections.find(({ path }) => matchPath(path, pathname))

/** Whether this customer may use the section at all. */
export const isAvailable = (section: Section, account: AccountInfo): boolean =>
  section !== friends || account.isFriendsAvailable

/** The page's heading and the document's title (contract 3.7): what is no section, or cannot be seen yet, has its own. */
export function titleOf(section: Section | undefined, account: AccountInfo): string {
  if (!section) return 'Страница не найдена'
  if (!account.consumer) return 'Личный кабинет'
  return section === friends && account.isFriendsApplicationExist ? 'Кабинет Друга' : section.title
}
