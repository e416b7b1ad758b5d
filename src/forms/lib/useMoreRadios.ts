import { useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Shows a long list of radio buttons in parts. The first new one takes the focus and is not chosen by it: the button
 * for more moves out of sight, or is gone.
 * @param name of the radio buttons
 * @param step number that is shown at first, and added by each press
 */
export function useMoreRadios(name: string, step: number) {
  const [limit, setLimit] = useState(step)
  const onMore = ({ currentTarget }: { currentTarget: Element }) => {
    const root = currentTarget.getRootNode() as ParentNode & Node
    flushSync(() => setLimit(limit + step))
    root.querySelectorAll<HTMLElement>(`input[name='${name}']`)[limit]?.focus()
  }
  return { limit, onMore }
}
