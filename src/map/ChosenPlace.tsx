import type { MouseEvent } from 'react'
import { Button } from '../ui/controls/Button'
import { StyleSheet } from '../ui/StyleSheet'
import css from './finder.css'

interface ChosenPlaceProps {
  /** 'Выбран' */
  chosen: string
  place: { name: string; address: string }
  onOpened: () => void
  /** Opens the search, where that is folded. */
  onChange?: (() => void) | undefined
}

/** Focuses the search, where the choice of another place begins. */
const toSearch = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
  currentTarget
    .closest('.finder__chosen')
    ?.parentElement?.querySelector<HTMLElement>('input[type=search]')
    ?.focus()

/** Chosen place; it stands first, even if the filters hide it. */
export function ChosenPlace({ chosen, place: { name, address }, onOpened, onChange }: ChosenPlaceProps) {
  return (
    <div className="finder__chosen">
      <StyleSheet href={css} />
      <p role="status">
        <span className="strong">
          {chosen}: {name}
        </span>
        <br />
        <span className="small soft">{address}</span>
      </p>
      <div className="row">
        <Button variant="quiet" small onClick={onOpened}>
          Подробнее<span className="visually-hidden">: {name}</span>
        </Button>
        <Button variant="quiet" small onClick={onChange ?? toSearch}>
          Изменить
        </Button>
      </div>
    </div>
  )
}
