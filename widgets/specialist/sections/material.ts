import { materialAt } from '#data/materials/kindOf'
import { section } from '#shell/lib/section'

export const material = section({
  path: '/materials/ID/',
  title: 'Материал',
  has: (address) => materialAt(address) !== undefined,
  load: () =>
    import('#features/professional/materials/MaterialPage').then(({ MaterialPage }) => MaterialPage),
})
