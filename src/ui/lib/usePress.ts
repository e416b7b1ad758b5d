import { useRef, useState } from 'react'
import { useHeldBusy } from './useHeldBusy'

/**
 * Runs the action of a button, or of several that ask for the same. While it is pending, `isBusy` is true,
 * `given` is what the pressed button has passed, and further presses are ignored; what the action throws is
 * `failure`, until the next press. `waits` says that no button of the action can be pressed: it is pending, or
 * the server does not accept another try yet (contract 5.5).
 */
export const usePress: typeof useLivePress = BEFORE_REACT ? useNoPress : useLivePress

function useLivePress<Given extends unknown[]>(act: (...given: Given) => unknown) {
  const isUnderWay = useRef(false)
  const [given, setGiven] = useState<Given>()
  const [failure, setFailure] = useState<unknown>()
  const isBusy = given !== undefined
  const waits = useHeldBusy(isBusy)
  const press = async (...args: Given) => {
    // `given` changes only with the next render, too late for a double click.
    if (isUnderWay.current) return
    isUnderWay.current = true
    setGiven(args)
    setFailure(undefined)
    try {
      await act(...args)
    } catch (error) {
      setFailure(error)
    }
    isUnderWay.current = false
    setGiven(undefined)
  }
  return { press, isBusy, given, waits, failure }
}

/** Nothing is pressed before React. */
function useNoPress() {
  return { press: () => Promise.resolve(), isBusy: false, given: undefined, waits: false, failure: undefined }
}
