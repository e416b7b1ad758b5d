import { section } from '#shell/lib/section'

export const profile = section({
  path: '/profile/',
  title: 'Мой профиль',
  icon: 'user',
  load: () => import('../profile/SpecialistProfile').then(({ SpecialistProfile }) => SpecialistProfile),
})
