import { getAcademySessions } from '#api/generated/education'
import { getMaterials } from '#api/generated/materials'
import { getInvites } from '#api/generated/specialist'
import { PER_PAGE } from '#data/materials/material'
import { section } from '#shell/lib/section'
import { HomePage } from '../home/HomePage'

export const home = section({
  path: '/',
  title: 'Главная',
  icon: 'home',
  page: HomePage,
  // Those of the cards that every specialist has.
  prerender: BEFORE_REACT && {
    reads: [
      `${getAcademySessions.path}?period=upcoming`,
      `${getMaterials.path.replace('{kind}', 'events')}?page=1&per_page=${PER_PAGE}`,
      getInvites.path,
    ],
  },
})
