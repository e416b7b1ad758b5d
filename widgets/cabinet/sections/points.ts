import { getPointsHistory } from '#api/generated/points'
import { getScore } from '#api/generated/promocodes'
import { section } from '#shell/lib/section'

export const points = section({
  path: '/points/',
  title: 'Баллы',
  load: () => import('#features/club/points/PointsPage').then(({ PointsPage }) => PointsPage),
  prerender: BEFORE_REACT && {
    reads: [getScore.path, getPointsHistory.path],
    otherViews: ['tab', 'view', 'receipt'],
  },
})
