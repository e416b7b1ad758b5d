/** Moves the pointer away: then a button that a press has just brought up may be pressed at once (contract 9.2). */
export const moveOn = () =>
  document.dispatchEvent(new MouseEvent('pointermove', { clientX: 300, clientY: 300 }))
