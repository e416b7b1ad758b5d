import { useState } from 'react'

/**
 * Calls `onChange` while rendering, once for each change of the value. It may set state of the same component, which React
 * then renders again before anything is shown.
 */
export function useChange<Value>(value: Value, onChange: (value: Value) => void): void {
  const [seen, setSeen] = useState(value)
  if (seen === value) return
  setSeen(value)
  onChange(value)
}
