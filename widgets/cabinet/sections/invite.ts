import { section } from '#shell/lib/section'

export const invite = section({
  path: '/club/invite/',
  title: 'Пригласить друга',
  load: () => import('#features/account/referral/InvitePage').then(({ InvitePage }) => InvitePage),
})
