import { useSyncExternalStore } from 'react'

/** Up to 767 px (contract 2.5). */
const MOBILE = '(max-width: 767px)'

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(MOBILE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the page is as narrow as a phone; follows turning and resizing. */
export const useIsMobile = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(MOBILE).matches)
