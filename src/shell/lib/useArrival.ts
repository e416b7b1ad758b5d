import type { RefCallback } from 'react'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useHref, useLocation, useNavigationType } from 'react-router-dom'
import { emit } from '../../host/events'
import { hit } from '../../host/metrics'
import {
  followScroll,
  isReturn,
  keepScroll,
  restoreScroll,
  scrollToTop,
  takeScrollOver,
} from '../../host/page/scroll'

/** Given to the `h1` of whatever the cabinet shows. */
export type HeadingRef = RefCallback<HTMLHeadingElement>

/** The heading of the step that a page is at: those before it are kept, and hidden. */
const stepBeside = (heading: HTMLElement) =>
  [...(heading.getRootNode() as ParentNode).querySelectorAll<HTMLElement>('[data-step]')].find(
    (step) => step.getClientRects().length > 0,
  )

const hasTab = (state: unknown) => typeof state === 'object' && state !== null && 'tab' in state

/**
 * What happens when a page of the cabinet is shown: the document's title follows; after a navigation the page scrolls
 * to the top (Back and Forward return to where it was) and its heading takes the focus, that of a step where it has some
 * (contract 3.6).
 * @param name the cabinet's
 * @param title static, without the customer's data; undefined while nobody knows what will be shown
 * @param pattern what metrics get of an address that has an id
 * @returns the ref for the heading of what is shown
 */
export function useArrival(name: string, title: string | undefined, pattern?: string): HeadingRef {
  const heading = useRef<HTMLHeadingElement>(null)
  const awaitsHeading = useRef(false)
  const isFirst = useRef(true)
  const location = useLocation()
  const { pathname, search } = location
  const shownPath = useRef(pathname)
  const shownKey = useRef<string>(undefined)
  const type: string = useNavigationType()
  const path = useHref(pathname)
  // The first entry of every page load has the same key.
  const key = location.key === 'default' ? path + search : location.key
  const counted = useHref(pattern ?? pathname)
  const isKnown = title !== undefined

  useEffect(takeScrollOver, [])

  useEffect(() => {
    if (title !== undefined) document.title = title === name ? name : `${title} — ${name}`
  }, [name, title])

  useLayoutEffect(() => followScroll(key), [key])

  const onArrived = useEffectEvent(() => {
    // The same entry, drawn anew: for another customer, or after Back out of the browser's memory.
    if (shownKey.current === key) return undefined
    shownKey.current = key
    // A tab of the page that is shown: the focus stays on it, and the page where it is.
    const isTab =
      hasTab(location.state) && shownPath.current === pathname && type !== 'POP' && !isFirst.current
    shownPath.current = pathname
    if (isTab) return undefined
    if (isFirst.current) {
      isFirst.current = false
      return isReturn() ? restoreScroll(key) : undefined
    }
    hit(counted, title ?? '')
    emit('navigate', { path, title: title ?? '' })
    awaitsHeading.current = true
    if (type === 'POP') return restoreScroll(key)
    scrollToTop()
    return undefined
  })
  // Redirects do not count: their entry is replaced before this runs.
  useLayoutEffect(() => (isKnown ? onArrived() : undefined), [key, isKnown])

  // The page may have been scrolled before React was there. Once the frame is drawn, so that nothing is laid out for it.
  const onFirstDrawn = useEffectEvent(() => {
    if (!isReturn()) keepScroll(key)
  })
  useEffect(() => {
    if (isKnown) onFirstDrawn()
  }, [isKnown])

  // As late, for the same reason. The page may come later than the navigation, with its chunk.
  const focusHeading = useCallback(() => {
    if (!heading.current || !awaitsHeading.current) return
    awaitsHeading.current = false
    const step = stepBeside(heading.current)
    ;(step ?? heading.current).focus({ preventScroll: true })
  }, [])
  useEffect(focusHeading, [focusHeading, key, isKnown])

  return useCallback(
    (element) => {
      heading.current = element
      focusHeading()
    },
    [focusHeading],
  )
}
