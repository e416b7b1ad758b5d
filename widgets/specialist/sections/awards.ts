import { getAwards } from '#api/generated/specialist'
import { section } from '#shell/lib/section'

export const awards = section({
  path: '/awards/',
  title: 'Награды',
  icon: 'ticket',
  load: () => import('#features/professional/honours/AwardsPage').then(({ AwardsPage }) => AwardsPage),
  prerender: BEFORE_REACT && {
    reads: [getAwards.path],
  },
})
