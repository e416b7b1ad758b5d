import { createElement, Suspense, use, type ComponentType } from 'react'
import { ErrorBoundary } from '../island/ErrorBoundary'
import { CardSkeleton } from '../ui/states/Skeleton'
import { chunkOf } from '../host/loading/lazyComponent'
import type { SectionProps } from './lib/SectionProps'
import type { Section } from './lib/section'

/** A section's page; if its chunk fails to load, header and menu still work. */
export function SectionPage({ section, menu }: SectionProps & { section: Section }) {
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
