import { useRef, useState } from 'react'

/**
 * Runs the action of a button. While it is pending, `isBusy` is true and further presses are ignored; what
 * the action throws is `failure`, until the next press.
 */
export function usePress<Given extends unknown[]>(act: (...given: Given) => unknown) {
  const isUnderWay = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const press = async (...given: Given) => {
    // `isBusy` changes only with the next render, too late for a double click.
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      await act(...given)
    } catch (error) {
      setFailure(error)
    }
    isUnderWay.current = false
    setBusy(false)
  }
  return { press, isBusy, failure }
}
