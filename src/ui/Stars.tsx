import { Icon } from './Icon'
import { StyleSheet } from './StyleSheet'
import css from './stars.css'

interface StarsProps {
  value: number
  label?: string
}

/** Rating of one to five stars, announced as 'Оценка: 4 из 5'. */
export function Stars({ value, label = `Оценка: ${value} из 5` }: StarsProps) {
  if (!(value >= 1 && value <= 5)) return <span className="small soft">Без оценки</span>
  return (
    <span className="stars">
      <StyleSheet href={css} />
      <span className="visually-hidden">{label}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <span key={star} className={star <= value ? 'stars__on' : undefined}>
          <Icon name="star" size={20} />
        </span>
      ))}
    </span>
  )
}
