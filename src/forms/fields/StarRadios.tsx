import type { ComponentProps } from 'react'
import { Icon } from '../../ui/Icon'
import { StyleSheet } from '../../ui/StyleSheet'
import css from './starsField.css'

const MARKS = ['ужасно', 'плохо', 'нормально', 'хорошо', 'отлично']

interface StarRadiosProps {
  id: string
  /** '1' to '5', or ''. */
  value: string
  /** Attributes of all the radios. */
  control: Omit<ComponentProps<'input'>, 'id' | 'type' | 'value' | 'checked' | 'onChange'>
  onChosen: (value: string) => void
}

/** One to five stars as native radios: arrow keys choose, and each star has a label. */
export function StarRadios({ id, value, control, onChosen }: StarRadiosProps) {
  return (
    <span className="stars-field">
      <StyleSheet href={css} />
      {MARKS.map((mark, index) => {
        const stars = String(index + 1)
        return (
          <label key={stars} className={index < Number(value) ? 'stars-field__on' : undefined}>
            <input
              {...control}
              id={`${id}${stars}`}
              className="covering"
              type="radio"
              value={stars}
              checked={value === stars}
              onChange={() => onChosen(stars)}
            />
            <Icon name="star" size={24} />
            <span className="visually-hidden">
              {stars} из 5, {mark}
            </span>
          </label>
        )
      })}
      <span className="stars-field__mark soft" aria-hidden="true">
        {MARKS[Number(value) - 1]}
      </span>
    </span>
  )
}
