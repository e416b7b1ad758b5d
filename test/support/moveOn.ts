/** The hand moves on to another button: what a press has just brought may be pressed at once (contract 9.2). */
export const moveOn = () =>
  document.dispatchEvent(new MouseEvent('pointermove', { clientX: 300, clientY: 300 }))
