import { getCertificateHistory, getCertificates, getPromoCodes, getScore } from '#api/generated/promocodes'
import { section } from '#shell/lib/section'

export const promocodes = section({
  path: '/promocodes/',
  title: 'Промокоды',
  icon: 'ticket',
  load: () => import('#features/club/promoCodes/PromoCodesPage').then(({ PromoCodesPage }) => PromoCodesPage),
  prerender: BEFORE_REACT && {
    reads: [getPromoCodes.path, getScore.path, getCertificates.path, getCertificateHistory.path],
  },
})
