import { useAllMaterials } from '#data/materials/useAllMaterials'
import type { MaterialFilter } from '#data/materials/material'
import { ShowMore } from '#ui/controls/ShowMore'
import { Loaded } from '#ui/states/Loaded'
import { found, ListSkeleton, NothingFound } from './listStates'
import { MaterialTile } from './MaterialTile'

/** Lists the newest materials of all kinds; older ones are on the pages of their kind. */
export function AllMaterials({ filter }: { filter: Omit<MaterialFilter, 'kind'> }) {
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
