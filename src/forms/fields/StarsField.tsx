import { Icon } from '../../ui/Icon'
import { StyleSheet } from '../../ui/StyleSheet'
import { FieldGroup } from './FieldGroup'
import type { FieldTexts } from '../lib/useFormField'
import css from './starsField.css'

const MARKS = ['ужасно', 'плохо', 'нормально', 'хорошо', 'отлично']

/**
 * Field of one to five stars, as native radios: arrows choose, and each has its word. The value is '1' to
 * '5', or ''.
 */
export function StarsField(texts: FieldTexts) {
  return (
    <FieldGroup {...texts}>
      {({ id, control, value, setValue }) => (
        <span className="stars-field">
          <StyleSheet href={css} />
          {MARKS.map((mark, index) => {
            const stars = String(index + 1)
            return (
              <label key={stars} className={index < Number(value) ? 'stars-field__on' : undefined}>
                <input
                  {...control}
                  id={`${id}${stars}`}
                  className="visually-hidden"
                  type="radio"
                  value={stars}
                  checked={value === stars}
                  onChange={() => setValue(stars)}
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
      )}
    </FieldGroup>
  )
}
