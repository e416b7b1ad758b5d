import type { Schemas } from '../http/contract'
import { at } from '../dates'

const review = (
  id: number,
  object: Pick<Schemas['Review'], 'object_type' | 'object_id' | 'title'>,
  rest: Pick<Schemas['Review'], 'rating' | 'text' | 'created_at' | 'status'> & Partial<Schemas['Review']>,
): Schemas['Review'] => ({ id, ...object, reject_reason: null, points: 0, answer: null, ...rest })

export const reviews = (now: Date): Schemas['Review'][] => [
  review(
    51,
    { object_type: 'product', object_id: 202, title: 'Ясно Месяц' },
    {
      rating: 5,
      text: 'Ношу третий год, глаза не устают даже к вечеру',
      created_at: at(now, -12, '19:45'),
      status: { code: 'approved', label: 'Опубликован' },
      points: 50,
      answer: {
        text: 'Анна, спасибо за отзыв! Рады, что линзы вам подходят.',
        created_at: at(now, -11, '10:00'),
      },
    },
  ),
  review(
    52,
    { object_type: 'product', object_id: 206, title: 'Росинка, раствор для линз' },
    {
      rating: 4,
      text: 'Хороший раствор, но флакон неудобно брать в поездку',
      created_at: at(now, -1, '20:10'),
      status: { code: 'moderation', label: 'На модерации' },
    },
  ),
  review(
    53,
    { object_type: 'department', object_id: 14, title: 'Оптика «Ясный взгляд», Сретенка' },
    {
      rating: 3,
      text: 'Звоните по номеру 8 900 000-00-00',
      created_at: at(now, -60, '14:00'),
      status: { code: 'rejected', label: 'Отклонён' },
      reject_reason: 'В отзыве указан номер телефона',
    },
  ),
]
