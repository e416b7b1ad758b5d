import type { Schemas } from '../http/contract'
import { at } from '../dates'

export const certificates: Schemas['Certificate'][] = [300, 500, 1000, 1500, 3000].map((value, index) => ({
  // The certificate of 1,500 has no id: it is bought by its denomination.
  id: value === 1500 ? null : index + 1,
  denomination_value: value,
  points_price: value,
  title: `Промокод на ${value.toLocaleString('ru')} ₽`,
  is_available: true,
}))

export const promoCode = (
  promo_code: string,
  discount_value: number,
  expired_date_iso: string,
): Schemas['PromoCode'] => ({
  promo_code,
  expired_date_iso,
  discount_value,
  link: '/catalog/',
  active_rules: 'Один промокод на заказ, не суммируется с другими скидками',
  for_purchase: `Для покупок от ${(discount_value * 2).toLocaleString('ru')} ₽`,
  where_to_use: 'В корзине магазина или в оптике-партнёре',
})

export const promoCodes = (now: Date) => ({
  active: [
    promoCode('YASNO-500-K7', 500, at(now, 50, '23:59')),
    promoCode('YASNO-300-P2', 300, at(now, 9, '23:59')),
    promoCode('VESNA-1000', 1000, at(now, 31, '23:59')),
  ],
  used: [
    promoCode('YASNO-300-A1', 300, at(now, -5, '23:59')),
    promoCode('YASNO-1000-B3', 1000, at(now, -180, '23:59')),
  ],
})

export const boughtCertificates = (now: Date): Schemas['BoughtCertificate'][] => [
  {
    id: 302,
    title: 'Промокод на 500 ₽',
    denomination_value: 500,
    points_price: 500,
    promo_code: 'YASNO-500-K7',
    bought_at: at(now, -40, '12:30'),
  },
  {
    id: 301,
    title: 'Промокод на 300 ₽',
    denomination_value: 300,
    points_price: 300,
    promo_code: 'YASNO-300-A1',
    bought_at: at(now, -95, '12:30'),
  },
  {
    id: 300,
    title: 'Промокод на 1 000 ₽',
    denomination_value: 1000,
    points_price: 1000,
    promo_code: 'YASNO-1000-B3',
    bought_at: at(now, -270, '12:30'),
  },
]

/** Returns the code of a shop that has one for all certificates of a value. */
export const sharedCode = (code: string): string => code.replace(/^(YASNO-\d+)-.*/, '$1')
