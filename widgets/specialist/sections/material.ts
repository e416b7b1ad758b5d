import { section } from '#shell/lib/section'

export const material = section({
  path: '/materials/ID/',
  title: 'Материал',
  has: (address) => /^\/materials\/[^/]+\/$/.test(address),
  load: () =>
    import('#features/professional/materials/MaterialPage').then(({ MaterialPage }) => MaterialPage),
})
