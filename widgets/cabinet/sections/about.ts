import { section } from '#shell/lib/section'

export const about = section({
  path: '/about/',
  title: 'О программе',
  load: () => import('#features/account/about/AboutPage').then(({ AboutPage }) => AboutPage),
})
