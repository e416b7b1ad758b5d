import { object } from 'yup'
import { text } from '#forms/lib/rules'

/** Shortest and longest text of a review that the shop takes, in characters (contract 13.5). */
export const SHORTEST = 10
export const LONGEST = 2000

export const reviewRules = object({
  rating: text().required('Поставьте оценку'),
  text: text().required('Напишите, что понравилось, а что нет').minLength(SHORTEST).maxLength(LONGEST),
})
