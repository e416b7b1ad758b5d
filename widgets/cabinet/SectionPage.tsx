import type { ComponentType, LazyExoticComponent } from 'react'
import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '../../src/island/ErrorBoundary'
import { Bones } from '../../src/ui/Bones'
import { EmptyState } from '../../src/ui/EmptyState'
import type { Section, SectionProps } from './sections'

type Page = LazyExoticComponent<ComponentType<SectionProps>>

const pages = new Map<Section, Page>()

/** The page of a section; made once, because React must meet the same component again. */
function pageOf(section: Section): Page | undefined {
  const { load } = section
  if (!load) return undefined
  const page = pages.get(section) ?? lazy(() => load().then(({ Page }) => ({ default: Page })))
  pages.set(section, page)
  return page
}

/** A section's page with its chunk; a chunk that does not load leaves header and menu alive. */
export function SectionPage({ section, menu }: SectionProps & { section: Section }) {
  const Page = pageOf(section)
  if (!Page) {
    return (
      <EmptyState title="Раздел скоро откроется">
        Мы готовим его для вас. Остальные разделы кабинета уже работают.
      </EmptyState>
    )
  }
  return (
    // A failed chunk is forgotten, so that trying again asks for it anew.
    <ErrorBoundary onRetry={() => pages.delete(section)}>
      <Suspense fallback={<PageBones />}>
        <Page menu={menu} />
      </Suspense>
    </ErrorBoundary>
  )
}

function PageBones() {
  return (
    <div className="card">
      <Bones label="Загружаем раздел" heights={[24, 16, 16, 16, 48]} />
    </div>
  )
}
