import {
  Activity,
  memo,
  use,
  useMemo,
  type ReactNode,
  createElement,
  Suspense,
  type ComponentType,
} from 'react'
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom'
import { usePointed } from './lib/PointedAt'
import type { Section } from './lib/section'
import { ErrorBoundary } from '../island/ErrorBoundary'
import { CardSkeleton } from '../ui/states/Skeleton'
import { chunkOf } from '../host/loading/lazyComponent'
import type { SectionProps } from './lib/SectionProps'

interface PagesProps {
  section: Section
  /** Tells whether this customer may use a section at all. */
  isAvailable: (section: Section) => boolean
  menu: ReactNode
}

/**
 * The page of a section and, hidden, the page of the hovered link, so that a press only has to show it. A
 * hidden page runs no effects, so it sends no requests. No link can be hovered before React.
 */
export const Pages = BEFORE_REACT ? SectionPage : PagesAhead

function PagesAhead({ section, isAvailable, menu }: PagesProps) {
  const pointed = usePointed()
  const here = use(LocationContext)
  const ahead = pointed?.section
  const isAhead = ahead !== undefined && ahead !== section && isAvailable(ahead)
  const there = useMemo(
    () => ({ ...here, location: { ...here.location, search: '', hash: '', state: null, ...pointed?.path } }),
    [here, pointed],
  )
  return (isAhead ? [section, ahead] : [section]).map((one) => (
    <Activity key={one.path} mode={one === section ? 'visible' : 'hidden'}>
      <LocationContext value={one === section ? here : there}>
        <KeptPage section={one} menu={menu} />
      </LocationContext>
    </Activity>
  ))
}

/** Memoised so that hovering a link does not re-render it. */
const KeptPage = memo(SectionPage)

/** A section's page; if its chunk fails to load, header and menu still work. */
function SectionPage({ section, menu }: SectionProps & { section: Section }) {
  const { page: Page, load } = section
  return (
    <ErrorBoundary>
      <Suspense fallback={<CardSkeleton label="Загружаем раздел" heights={[24, 16, 16, 16, 48]} />}>
        {Page && <Page menu={menu} />}
        {load && <ChunkPage load={load} menu={menu} />}
      </Suspense>
    </ErrorBoundary>
  )
}

function ChunkPage({ load, menu }: SectionProps & { load: () => Promise<ComponentType<SectionProps>> }) {
  return createElement(use(chunkOf(load)), { menu })
}
