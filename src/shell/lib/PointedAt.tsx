import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { parsePath, useLocation, type Path } from 'react-router-dom'
import { chunkOf, forgetFailedChunks } from '../../host/loading/lazyComponent'
import { sectionAt, type Section } from './section'

const PointedContext = createContext<Partial<Path> | undefined>(undefined)
const PointContext = createContext<(to: string | undefined) => void>(() => undefined)

interface PointedAtProps {
  sections: readonly Section[]
  children: ReactNode
}

/** Loads the page of the link that is pointed at, and knows that link. */
export function PointedAt({ sections, children }: PointedAtProps) {
  const { key } = useLocation()
  const [pointed, setPointed] = useState<{ path: Partial<Path>; from: string }>()
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
        if (latest.current === asked) setPointed({ path, from: key })
      }
      if (section.load) chunkOf(section.load).then(onLoaded, forgetFailedChunks)
      else onLoaded()
    },
    [sections, key],
  )
  // A link that was pressed is gone with its page, and never left.
  const path = useMemo(() => (pointed?.from === key ? pointed.path : undefined), [pointed, key])
  return (
    <PointContext value={point}>
      <PointedContext value={path}>{children}</PointedContext>
    </PointContext>
  )
}

/** The address of the link that is pointed at, once its page is loaded. */
export const usePointed = () => use(PointedContext)

/** Tells that a link is pointed at, or none any more. */
export const usePoint = () => use(PointContext)
