import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { KINDS, type MaterialDetail, type MaterialKind } from '#data/materials/material'
import { useViewMaterialMutation } from '#data/materials/materialWritesApi'
import { useMaterialQuery } from '#data/materials/materialsApi'
import { useKnownKind } from '#data/materials/useKnownKind'
import { toApiError } from '#domain/ApiError'
import { BackLink } from '#ui/controls/BackLink'
import { Loaded } from '#ui/states/Loaded'
import { Skeleton } from '#ui/states/Skeleton'
import { kindWords } from './kinds'
import { MaterialView } from './MaterialView'

/** Shows one material: '/materials/1001/'. */
export function MaterialPage() {
  const { pathname } = useLocation()
  const id = decoded(/^\/materials\/([^/]+)/i.exec(pathname)?.[1] ?? '')
  return <KnownMaterial key={id} id={id} />
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The kind stands in no address: a list that was seen knows it, else one kind after the other is asked. */
function KnownMaterial({ id }: { id: string }) {
  const known = useKnownKind(id)
  const kinds = known === undefined ? KINDS : [known]
  return <MaterialAmong id={id} kinds={kinds} />
}

function MaterialAmong({ id, kinds }: { id: string; kinds: readonly MaterialKind[] }) {
  const [kind = 'articles', ...others] = kinds
  const material = useMaterialQuery({ kind, id })
  const isElsewhere = material.error !== undefined && toApiError(material.error).kind === 'notFound'
  if (isElsewhere && material.data === undefined && others.length > 0)
    return <MaterialAmong id={id} kinds={others} />
  return (
    <Loaded
      query={material}
      failure="Материал не загрузился"
      skeleton={
        <div className="card" part="card">
          <Skeleton label="Загружаем материал" heights={[24, 16, 16, 16, 120, 16, 16]} />
        </div>
      }
    >
      {/* Under the id of the address: what a write answers is kept under it. */}
      {(detail) => <Opened material={{ ...detail, id }} />}
    </Loaded>
  )
}

/** The materials whose view this visit has counted. */
const counted = new Set<string>()

function Opened({ material }: { material: MaterialDetail }) {
  const { id, kind, title } = material
  const [view] = useViewMaterialMutation()
  useEffect(() => {
    const name = `${kind}/${id}`
    if (counted.has(name)) return
    counted.add(name)
    void view({ kind, id })
  }, [view, kind, id])
  return (
    <>
      <BackLink to={`/materials/${kind}/`} title={title}>
        {kindWords[kind].all}
      </BackLink>
      <MaterialView material={material} />
    </>
  )
}
