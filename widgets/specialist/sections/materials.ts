import { kindOf } from '#data/materials/kindOf'
import { section } from '#shell/lib/section'

export const materials = section({
  path: '/materials/',
  title: 'Материалы',
  icon: 'file',
  has: (address) => kindOf(address) !== undefined,
  load: () =>
    import('#features/professional/materials/MaterialsPage').then(({ MaterialsPage }) => MaterialsPage),
})
