import { Button } from '../ui/Button'
import { StyleSheet } from '../ui/StyleSheet'
import css from './finder.css'

interface ChosenPlaceProps {
  /** 'Выбран' */
  chosen: string
  place: { name: string; address: string }
  onOpened: () => void
}

/** What is chosen stands first, whatever the filters hide. */
export function ChosenPlace({ chosen, place: { name, address }, onOpened }: ChosenPlaceProps) {
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
      <Button variant="quiet" small onClick={onOpened}>
        Подробнее<span className="visually-hidden">: {name}</span>
      </Button>
    </div>
  )
}
