import { act } from '@testing-library/react'

/** As a script of the page does it: five presses before anything is drawn anew. */
export const pressFiveTimes = (button: HTMLElement) =>
  act(() => {
    for (let times = 0; times < 5; times += 1) button.click()
  })
