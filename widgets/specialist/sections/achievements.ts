import { getAchievements } from '#api/generated/specialist'
import { section } from '#shell/lib/section'

export const achievements = section({
  path: '/achievements/',
  title: 'Достижения',
  icon: 'check',
  load: () =>
    import('#features/professional/honours/AchievementsPage').then(
      ({ AchievementsPage }) => AchievementsPage,
    ),
  prerender: BEFORE_REACT && {
    reads: [getAchievements.path],
  },
})
