import { getConsumerInfo, getLensesInfo } from '#api/generated/account'
import { getAddresses } from '#api/generated/addresses'
import { section } from '#shell/lib/section'

export const profile = section({
  path: '/profile/',
  title: 'Мои данные',
  icon: 'user',
  load: () => import('#features/account/profile/ProfilePage').then(({ ProfilePage }) => ProfilePage),
  prerender: BEFORE_REACT && {
    reads: [getConsumerInfo.path, getLensesInfo.path, getAddresses.path],
    otherViews: ['fill'],
  },
})
