import { section } from '#shell/lib/section'

export const education = section({
  path: '/education/',
  title: 'Очное обучение',
  icon: 'friends',
  load: () =>
    import('#features/professional/courses/EducationPage').then(({ EducationPage }) => EducationPage),
})
