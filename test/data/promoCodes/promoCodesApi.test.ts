import { pointsApi } from '#data/points/pointsApi'
import { promoCodesApi } from '#data/promoCodes/promoCodesApi'
import { camel, dataOf, itCalls, itRefreshes, type Asked } from '../../support/endpoints'

const { promoCodes, certificates, boughtCertificates, buyCertificate } = promoCodesApi.endpoints

const shown: Asked = {
  call: 'GET /v2/internal/personal/promocodes/',
  answer: 'getPromoCodes',
  run: (dispatch) => dispatch(promoCodes.initiate()),
}
const onSale: Asked = {
  call: 'GET /v1/promo-code/certs/',
  answer: 'getCertificates',
  run: (dispatch) => dispatch(certificates.initiate()),
}
const bought: Asked = {
  call: 'GET /v1/promo-code/personal/certs/history/',
  answer: 'getCertificateHistory',
  run: (dispatch) => dispatch(boughtCertificates.initiate()),
}
const balance: Asked = {
  call: 'GET /v1/profile/score/',
  answer: 'getScore',
  run: (dispatch) => dispatch(pointsApi.endpoints.score.initiate()),
}
const buying: Asked = {
  call: 'POST /v1/promo-code/personal/by-cert/',
  answer: 'buyPromoCodeByCertificate',
  body: { id: 2 },
  run: (dispatch) => dispatch(buyCertificate.initiate({ id: 2 })),
}
const buyingByValue: Asked = {
  call: 'POST /v2/internal/linzmaster/buy_promo_code/',
  answer: 'buyPromoCode',
  body: { denomination_value: 500 },
  run: (dispatch) => dispatch(buyCertificate.initiate({ id: null, denominationValue: 500 })),
}

itCalls([
  shown,
  { ...onSale, under: 'certs' },
  { ...bought, under: 'certs' },
  { ...buying, gives: camel(dataOf('buyPromoCodeByCertificate')) },
  { ...buyingByValue, gives: camel(dataOf('buyPromoCode')) },
])

const refreshed = [shown, onSale, bought, balance]
itRefreshes('a certificate bought refreshes promo codes and balance', buying, refreshed)
itRefreshes('a promo code bought refreshes promo codes and balance', buyingByValue, refreshed)
