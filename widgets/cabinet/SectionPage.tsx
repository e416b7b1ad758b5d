import { Suspense, use } from 'react'
import { ErrorBoundary } from '../../src/island/ErrorBoundary'
import { Bones } from '../../src/ui/Bones'
import { EmptyState } from '../../src/ui/EmptyState'
import type { SectionProps } from './SectionProps'
import type { Section, SectionChunk } from './sections'

type Load = () => Promise<SectionChunk>

/** React must meet the same promise again each time it draws. */
const chunks = new Map<Load, Promise<SectionChunk>>()

function chunkOf(load: Load): Promise<SectionChunk> {
  const chunk = chunks.get(load) ?? load()
  chunks.set(load, chunk)
  return chunk
}

/** Whoever points at a section is about to open it. A chunk that fails here is asked for again by the page. */
export function preload(load: Load | undefined): void {
  if (load) chunkOf(load).catch(() => chunks.delete(load))
}

/** A section's page with its chunk; a chunk that does not load leaves header and menu alive. */
export function SectionPage({ section, menu }: SectionProps & { section: Section }) {
  const { load } = section
  if (!load) {
    return <EmptyState title="Раздел скоро откроется">Остальные разделы уже работают.</EmptyState>
  }
  return (
    // A failed chunk is forgotten, so that trying again asks for it anew.
    <ErrorBoundary onRetry={() => chunks.delete(load)}>
      <Suspense fallback={<PageBones />}>
        <ChunkPage load={load} menu={menu} />
      </Suspense>
    </ErrorBoundary>
  )
}

function ChunkPage({ load, menu }: SectionProps & { load: Load }) {
  const { Page } = use(chunkOf(load))
  return <Page menu={menu} />
}

function PageBones() {
  return (
    <div className="card">
      <Bones label="Загружаем раздел" heights={[24, 16, 16, 16, 48]} />
    </div>
  )
}
