import { object } from 'yup'
import type { Product } from '#data/catalogue/product'
import { idOfOne, text } from '#forms/lib/rules'
import { links } from './application/links'

export const LONGEST_REVIEW = 2000

export const reviewRules = (products: readonly Product[]) =>
  object({
    productId: idOfOne(products, 'Выберите, о чём отзыв'),
    rating: text().required('Поставьте оценку'),
    text: text().required('Напишите, что понравилось, а что нет').maxLength(LONGEST_REVIEW),
    links: links('Добавьте ссылку на публикацию'),
  })
