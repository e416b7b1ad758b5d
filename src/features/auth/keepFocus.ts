import type { SyntheticEvent } from 'react'

/**
 * For `onMouseDown` of a button that does not send the form: pressing it would take the focus out of a field, whose
 * error would push the button away from under the pointer, and there would be no click.
 */
export const keepFocus = (event: SyntheticEvent): void => event.preventDefault()
