import { type ReactNode, useRef } from 'react'
import { KIND_TITLES, KINDS, type MaterialFilter } from '#data/materials/material'
import { useSpecialistThemesQuery } from '#data/specialist/workPlacesApi'
import { remoteData } from '#domain/remoteData'
import { Anchor } from '#ui/controls/Anchor'
import { Button } from '#ui/controls/Button'
import { useShownWithin } from '#ui/lib/useShownWithin'
import { StyleSheet } from '#ui/StyleSheet'
import { useAllMaterials } from '#data/materials/useAllMaterials'
import { ShowMore } from '#ui/controls/ShowMore'
import { Loaded } from '#ui/states/Loaded'
import { SkeletonLine } from '#ui/states/Skeleton'
import { PausedSearch } from '../PausedSearch'
import { KindMaterials } from './KindMaterials'
import { useMaterialFilter } from './useMaterialFilter'
import { found, ListSkeleton, NothingFound } from './listStates'
import { MaterialTile } from './MaterialTile'
import css from './materials.css'

/** Lists the materials of one kind, or the newest of all kinds, filtered by theme and text. */
export function MaterialsPage() {
  const filter = useMaterialFilter()
  const { kind, theme, query, page, pathOf, onFiltered } = filter
  const strip = useRef<HTMLElement>(null)
  useShownWithin(strip, '.is-open', kind ?? '')
  const link = (to: string, isCurrent: boolean, label: ReactNode) => (
    <Anchor to={to} className={isCurrent ? 'materials__kind is-open' : 'materials__kind'}>
      {label}
      {isCurrent && <span className="visually-hidden">, открыто</span>}
    </Anchor>
  )
  const themeId = theme === '' ? undefined : theme
  return (
    <div className="materials">
      <StyleSheet href={css} />
      <nav className="materials__kinds" aria-label="Вид материалов" ref={strip}>
        {link(pathOf(undefined), kind === undefined, 'Все')}
        {KINDS.map((one) => (
          <span key={one}>{link(pathOf(one), kind === one, KIND_TITLES[one])}</span>
        ))}
      </nav>
      <PausedSearch
        label="Поиск по материалам"
        query={query}
        onAsked={(asked) => onFiltered({ query: asked })}
      />
      <Themes chosen={theme} onChosen={(chosen) => onFiltered({ theme: chosen })} />
      {kind === undefined ? (
        <AllMaterials filter={{ themeId, query, page: 1 }} />
      ) : (
        <KindMaterials
          key={kind}
          filter={{ kind, themeId, query, page }}
          pathOf={(number) => pathOf(kind, number)}
        />
      )}
    </div>
  )
}

/** Widths of the themes that are expected. */
const THEMES = [150, 148, 132, 116, 236]

/** Offers the themes as filters. The list works without them, so one of the address can always be removed. */
function Themes({ chosen, onChosen }: { chosen: string; onChosen: (theme: string) => void }) {
  const read = remoteData(useSpecialistThemesQuery())
  if (read.state === 'waiting')
    return (
      // The list below may be there first.
      <div className="row" aria-hidden="true">
        {THEMES.map((width) => (
          <SkeletonLine key={width} width={width} height={40} />
        ))}
      </div>
    )
  const themes = read.state === 'known' ? read.value : []
  const isUnknown = chosen !== '' && !themes.some(({ id }) => String(id) === chosen)
  if (themes.length === 0 && !isUnknown) return null
  return (
    <div className="row" role="group" aria-label="Темы">
      {isUnknown && (
        <Button variant="secondary" small onClick={() => onChosen('')}>
          Все темы
        </Button>
      )}
      {themes.map(({ id, title }) => {
        const isChosen = String(id) === chosen
        return (
          <Button
            key={id}
            variant={isChosen ? 'primary' : 'secondary'}
            small
            aria-pressed={isChosen}
            onClick={() => onChosen(isChosen ? '' : String(id))}
          >
            {title}
          </Button>
        )
      })}
    </div>
  )
}

/** Lists the newest materials of all kinds; older ones are on the pages of their kind. */
function AllMaterials({ filter }: { filter: Omit<MaterialFilter, 'kind'> }) {
  return (
    <Loaded
      query={useAllMaterials(filter)}
      failure="Материалы не загрузились"
      skeleton={<ListSkeleton />}
      isEmpty={({ materials }) => materials.length === 0}
      empty={<NothingFound isFiltered={Boolean(filter.query) || filter.themeId !== undefined} />}
    >
      {({ materials, total }) => (
        <>
          <p className="small soft" role="status">
            {found(total)}
            {total > materials.length && '. Здесь новые, остальные — в разделах по виду'}
          </p>
          <div className="tiled">
            <ShowMore items={materials} step={12} keyOf={({ id, kind }) => `${kind}${id}`}>
              {(material) => <MaterialTile material={material} />}
            </ShowMore>
          </div>
        </>
      )}
    </Loaded>
  )
}
