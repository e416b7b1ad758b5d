import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react'
import { parsePath, useLocation, type Path } from 'react-router-dom'
import { chunkOf, forgetFailedChunks } from '../../host/loading/lazyComponent'
import { sectionAt, type Section } from './section'

interface Pointed {
  section: Section
  path: Partial<Path>
  /** The entry of the history in which the link stands. */
  from: string
}

const PointedContext = createContext<Pointed | undefined>(undefined)
const PointContext = createContext<(to: string | undefined) => void>(() => undefined)

interface PointedAtProps {
  sections: readonly Section[]
  children: ReactNode
}

/** Loads the page of the link that is pointed at, and knows that link. */
export function PointedAt({ sections, children }: PointedAtProps) {
  const { key } = useLocation()
  const [pointed, setPointed] = useState<Pointed>()
  const latest = useRef<string>(undefined)
  const point = useCallback(
    (to: string | undefined) => {
      const asked = to === undefined ? to : `${key} ${to}`
      if (latest.current === asked) return
      latest.current = asked
      const path = parsePath(to ?? '')
      const section = path.pathname === undefined ? undefined : sectionAt(sections, path.pathname)
      if (!section) {
        setPointed(undefined)
        return
      }
      const onLoaded = () => {
        if (latest.current === asked) setPointed({ section, path, from: key })
      }
      if (section.load) chunkOf(section.load).then(onLoaded, forgetFailedChunks)
      else onLoaded()
    },
    [sections, key],
  )
  // A link that was pressed is gone with its page, and never left.
  return (
    <PointContext value={point}>
      <PointedContext value={pointed?.from === key ? pointed : undefined}>{children}</PointedContext>
    </PointContext>
  )
}

/** The section and the address of the link that is pointed at, once its page is loaded. */
export const usePointed = () => use(PointedContext)

/** Tells that a link is pointed at, or none any more. */
export const usePoint = () => use(PointContext)
