import { section } from '#shell/lib/section'

export const samples = section({
  path: '/samples/',
  title: 'Заказ образцов',
  icon: 'box',
  load: () => import('#features/professional/samples/SamplesPage').then(({ SamplesPage }) => SamplesPage),
})
