import { KIND_TITLES, KINDS } from '#data/materials/material'
import { section } from '#shell/lib/section'

const load = () =>
  import('#features/professional/materials/MaterialsPage').then(({ MaterialsPage }) => MaterialsPage)

export const materials = section({ path: '/materials/', title: 'Материалы', icon: 'file', load })

/** One page per kind; the menu links to the newest of all kinds. */
export const kindPages = KINDS.map((kind) =>
  section({ path: `/materials/${kind}/`, title: KIND_TITLES[kind], load }),
)
