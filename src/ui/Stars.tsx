import { Icon } from './Icon'
import { StyleSheet } from './StyleSheet'
import css from './stars.css'

interface StarsProps {
  /** Null if there is none; false if it cannot be read: then nothing is shown. */
  value: number | null | false
  label?: string
}

/** Rating of one to five stars, announced as 'Оценка: 4 из 5'. */
export function Stars({ value, label = `Оценка: ${value} из 5` }: StarsProps) {
  if (value === false) return null
  if (value === null || !(value >= 1 && value <= 5)) return <span className="small soft">Без оценки</span>
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
