import { section } from '#shell/lib/section'
import { HomePage } from '../home/HomePage'

export const home = section({
  path: '/',
  title: 'Главная',
  icon: 'home',
  page: HomePage,
  // What its cards ask for follows from the specialist's flags.
  first: { reads: [] },
})
