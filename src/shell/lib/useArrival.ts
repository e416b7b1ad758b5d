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

/** Ref for the `h1` of the cabinet's current content. */
export type HeadingRef = RefCallback<HTMLHeadingElement>

/** Returns the heading of the current step: earlier steps stay in the page, hidden. */
const stepBeside = (heading: HTMLElement) =>
  [...(heading.getRootNode() as ParentNode).querySelectorAll<HTMLElement>('[data-step]')].find(
    (step) => step.getClientRects().length > 0,
  )

const hasTab = (state: unknown) => typeof state === 'object' && state !== null && 'tab' in state

/**
 * Handles the arrival at a page of the cabinet. It sets the document's title; after a navigation it scrolls
 * to the top (Back and Forward restore the position) and focuses the page's heading, or that of its step
 * (contract 3.6).
 * @param name the cabinet's name
 * @param title a static text without the customer's data; undefined while it is unknown what will be shown
 * @param pattern what metrics receive instead of an address with an id
 * @returns the ref for the heading
 */
export const useArrival: typeof useArrivalInReact = BEFORE_REACT ? () => () => undefined : useArrivalInReact

function useArrivalInReact(name: string, title: string | undefined, pattern?: string): HeadingRef {
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
    // The same entry is rendered anew, for another customer or after Back from the back/forward cache.
    if (shownKey.current === key) return undefined
    shownKey.current = key
    // A tab of the current page was opened: it keeps the focus, and the page does not scroll.
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
  // Redirects are ignored, because their entry is replaced before this runs.
  useLayoutEffect(() => (isKnown ? onArrived() : undefined), [key, isKnown])

  // The page may have been scrolled before React loaded. This runs after the frame is painted, so that it
  // forces no layout.
  const onFirstDrawn = useEffectEvent(() => {
    if (!isReturn()) keepScroll(key)
  })
  useEffect(() => {
    if (isKnown) onFirstDrawn()
  }, [isKnown])

  // This runs as late for the same reason. The page may render later than the navigation, with its chunk.
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
