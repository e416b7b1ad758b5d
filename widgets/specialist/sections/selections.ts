import { section } from '#shell/lib/section'

export const selections = section({
  path: '/selections/',
  title: 'Мои подборы',
  icon: 'lens',
  load: () =>
    import('#features/professional/selections/OwnSelectionsPage').then(
      ({ OwnSelectionsPage }) => OwnSelectionsPage,
    ),
  prerender: BEFORE_REACT && {
    reads: [],
  },
})
