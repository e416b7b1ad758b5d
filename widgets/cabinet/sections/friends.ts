import { section } from '#shell/lib/section'

export const friends = section({
  path: '/friends/',
  title: 'Клуб Друзей',
  icon: 'friends',
  load: () => import('#features/club/friends/FriendsPage').then(({ FriendsPage }) => FriendsPage),
})
