import { getLensesInfo } from '#api/generated/account'
import { getProducts } from '#api/generated/catalogue'
import { getCollections, getSelectionHistory, getSelections } from '#api/generated/selections'
import { getDryEyeResults } from '#api/generated/tests'
import { section } from '#shell/lib/section'

export const selection = section({
  path: '/selection/',
  title: 'Профиль зрения',
  icon: 'eye',
  load: () => import('#features/vision/fittings/SelectionPage').then(({ SelectionPage }) => SelectionPage),
  prerender: BEFORE_REACT && {
    reads: [
      getSelections.path,
      getLensesInfo.path,
      getSelectionHistory.path,
      getDryEyeResults.path,
      getCollections.path,
      getProducts.path,
    ],
    otherViews: ['test'],
  },
})
