import { getStars } from '#api/generated/specialist'
import { section } from '#shell/lib/section'

export const stars = section({
  path: '/stars/',
  title: 'Звёзды',
  icon: 'star',
  load: () => import('#features/professional/honours/StarsPage').then(({ StarsPage }) => StarsPage),
  prerender: BEFORE_REACT && {
    reads: [getStars.path],
  },
})
