import { section } from '#shell/lib/section'
import { HomePage } from '../home/HomePage'

export const home = section({
  path: '/',
  title: 'Главная',
  icon: 'home',
  page: HomePage,
  // The reads of its cards depend on the specialist's flags.
  prerender: BEFORE_REACT && { reads: [] },
})
