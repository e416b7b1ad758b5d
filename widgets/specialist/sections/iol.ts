import { section } from '#shell/lib/section'

export const iol = section({
  path: '/iol/',
  title: 'Запросы на ИОЛ',
  icon: 'eye',
  load: () => import('#features/professional/iol/IolListPage').then(({ IolListPage }) => IolListPage),
})

export const newIol = section({
  path: '/iol/new/',
  title: 'Новый запрос',
  load: () => import('#features/professional/iol/IolFormPage').then(({ NewIolPage }) => NewIolPage),
})

export const editIol = section({
  path: '/iol/ID/edit/',
  title: 'Запрос на ИОЛ',
  has: (address) => /^\/iol\/[^/]+\/edit\/$/.test(address),
  load: () => import('#features/professional/iol/IolFormPage').then(({ EditIolPage }) => EditIolPage),
})

/** Experts may open it too, even without requests of their own. */
export const iolRequest = section({
  path: '/iol/ID/',
  title: 'Запрос на ИОЛ',
  has: (address) => /^\/iol\/[^/]+\/$/.test(address),
  load: () =>
    import('#features/professional/iol/IolRequestPage').then(({ IolRequestPage }) => IolRequestPage),
})
