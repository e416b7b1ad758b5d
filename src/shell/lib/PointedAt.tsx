import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react'
import { parsePath, useLocation, type Path } from 'react-router-dom'
import { chunkOf, forgetFailedChunks } from '../../host/loading/lazyComponent'
import { sectionAt, type Section } from './section'

interface Pointed {
  section: Section
  path: Partial<Path>
  /** The history entry in which the link was rendered. */
  from: string
}

const PointedContext = createContext<Pointed | undefined>(undefined)
const PointContext = createContext<(to: string | undefined) => void>(() => undefined)

interface PointedAtProps {
  sections: readonly Section[]
  children: ReactNode
}

/** Preloads the page of the hovered link and provides that link. Nothing is preloaded before React. */
export const PointedAt = BEFORE_REACT ? ({ children }: PointedAtProps) => children : PreloadedLink

function PreloadedLink({ sections, children }: PointedAtProps) {
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
  // A pressed link disappears with its page and fires no leave event.
  return (
    <PointContext value={point}>
      <PointedContext value={pointed?.from === key ? pointed : undefined}>{children}</PointedContext>
    </PointContext>
  )
}

/** Returns the section and the address of the hovered link, once its page has loaded. */
export const usePointed = () => use(PointedContext)

/** Returns a function that reports which link is hovered, or none. */
export const usePoint = BEFORE_REACT ? () => () => undefined : () => use(PointContext)
