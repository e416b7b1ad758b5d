import { getDocuments } from '#api/generated/specialist'
import { section } from '#shell/lib/section'

export const documents = section({
  path: '/documents/',
  title: 'Мои документы',
  icon: 'file',
  load: () =>
    import('#features/professional/documents/DocumentsPage').then(({ DocumentsPage }) => DocumentsPage),
  prerender: BEFORE_REACT && {
    reads: [getDocuments.path],
  },
})
