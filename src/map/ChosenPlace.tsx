import type { MouseEvent, Ref } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../ui/controls/Button'
import { StyleSheet } from '../ui/StyleSheet'
import css from './finder.css'

interface ChosenPlaceProps {
  /** 'Выбран' */
  chosen: string
  place: { name: string; address: string }
  onOpened: () => void
  /** Opens the search if it is folded. */
  onChange?: (() => void) | undefined
  /** Ref of the text about the choice, which takes the focus when the search folds. */
  said?: Ref<HTMLParagraphElement> | undefined
}

/** The chosen place; it is shown first, even if the filters hide it. */
export function ChosenPlace({
  chosen,
  place: { name, address },
  onOpened,
  onChange,
  said,
}: ChosenPlaceProps) {
  // To choose another place, the customer goes to the search.
  const toSearch = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const around = currentTarget.closest('.finder__chosen')?.parentElement
    if (onChange) flushSync(onChange)
    around?.querySelector<HTMLElement>('input[type=search]')?.focus()
  }
  return (
    <div className="finder__chosen">
      <StyleSheet href={css} />
      <p role="status" tabIndex={-1} ref={said}>
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
        <Button variant="quiet" small onClick={toSearch}>
          Изменить
        </Button>
      </div>
    </div>
  )
}
