import { PER_PAGE, type MaterialFilter } from '#data/materials/material'
import { useMaterialsQuery } from '#data/materials/materialsApi'
import { ofKind } from '#data/materials/ofKind'
import { totalUpTo } from '#domain/numbers/totalUpTo'
import { mapData, remoteData } from '#domain/remoteData'
import { Loaded } from '#ui/states/Loaded'
import { found, ListSkeleton, NothingFound } from './listStates'
import { PageLinks, PastLastPage } from '../PageLinks'
import { MaterialTile } from './MaterialTile'

interface KindMaterialsProps {
  filter: MaterialFilter
  /** Returns the path of another page of the list. */
  pathOf: (page: number) => string
}

/** Shows one page of the materials of a kind. */
export function KindMaterials({ filter, pathOf }: KindMaterialsProps) {
  const { page } = filter
  return (
    <Loaded
      query={mapData(remoteData(useMaterialsQuery(filter)), ofKind(filter.kind))}
      failure="Материалы не загрузились"
      skeleton={<ListSkeleton />}
      isEmpty={({ materials }) => materials.length === 0}
      empty={
        page > 1 ? (
          <PastLastPage pathOf={pathOf} />
        ) : (
          <NothingFound isFiltered={Boolean(filter.query) || filter.themeId !== undefined} />
        )
      }
    >
      {({ materials, ...counted }) => {
        const total = totalUpTo(page, PER_PAGE, materials.length, counted.total)
        return (
          <>
            <p className="small soft" role="status">
              {found(total)}
            </p>
            <ul className="tiles">
              {materials.map((material) => (
                <li key={material.id}>
                  <MaterialTile material={material} />
                </li>
              ))}
            </ul>
            <PageLinks page={page} last={Math.ceil(total / PER_PAGE)} pathOf={pathOf} />
          </>
        )
      }}
    </Loaded>
  )
}
