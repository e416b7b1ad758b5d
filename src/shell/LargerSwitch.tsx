import { useState } from 'react'
import { changeLarger, isLarger } from '../host/page/larger'

/** Enlarges the text of all islands of the site by a quarter, on this device (contract 3.6). */
export function LargerSwitch() {
  const [isOn, setOn] = useState(isLarger)
  const onPressed = () => {
    changeLarger(!isOn)
    setOn(!isOn)
  }
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className="btn btn--quiet larger"
      onClick={onPressed}
    >
      Крупнее
      <span aria-hidden="true" />
    </button>
  )
}
