import { act } from '@testing-library/react'

/** Presses a button five times before anything is rendered, as a script of the page can. */
export const pressFiveTimes = (button: HTMLElement) =>
  act(() => {
    for (let times = 0; times < 5; times += 1) button.click()
  })
