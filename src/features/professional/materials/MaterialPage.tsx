import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { KINDS, type MaterialDetail, type MaterialKind } from '#data/materials/material'
import { useMaterialQuery, useViewMaterialMutation } from '#data/materials/materialApi'
import { toApiError } from '#domain/ApiError'
import { perCustomer } from '#host/customer/customer'
import { BackLink } from '#ui/controls/BackLink'
import { Loaded } from '#ui/states/Loaded'
import { Skeleton } from '#ui/states/Skeleton'
import { materialPath } from '../paths'
import { kindWords } from './kinds'
import { MaterialView } from './MaterialView'

/** Shows one material: '/materials/1001/?kind=articles'. */
export function MaterialPage() {
  const { pathname } = useLocation()
  const id = decoded(/^\/materials\/([^/]+)/i.exec(pathname)?.[1] ?? '')
  return <MaterialOf key={id} id={id} />
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The kinds to ask for, one after the other: that of the address first. One that was written by hand may name none. */
const kindsFrom = (name: string | null): MaterialKind[] =>
  KINDS.toSorted((one, other) => Number(other === name) - Number(one === name))

function MaterialOf({ id }: { id: string }) {
  const [search] = useSearchParams()
  // As it was opened: the page puts the kind into the address once it is known.
  const [kinds, setKinds] = useState(() => kindsFrom(search.get('kind')))
  const [kind = 'articles', ...others] = kinds
  const material = useMaterialQuery({ kind, id })
  const isElsewhere = material.error !== undefined && toApiError(material.error).kind === 'notFound'
  // A kind that does not know the id is left: it is not asked again when the material changes.
  if (isElsewhere && material.data === undefined && others.length > 0) setKinds(others)
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
      {/* Under what was asked for: what a write answers is kept under it. */}
      {(detail) => <Opened material={{ ...detail, id, kind }} />}
    </Loaded>
  )
}

/** The materials whose view this visit has counted. */
const counted = perCustomer(() => new Set<string>())

function Opened({ material }: { material: MaterialDetail }) {
  const { id, kind, title } = material
  useKindInAddress(material)
  const [view] = useViewMaterialMutation()
  useEffect(() => {
    const name = `${kind}/${id}`
    if (counted().has(name)) return
    counted().add(name)
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

/** From now on the address says the kind: what is reloaded, kept or passed on asks for it alone. */
function useKindInAddress({ id, kind }: MaterialDetail): void {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const isSaid = search.get('kind') === kind
  useEffect(() => {
    // The page is the same, and the focus stays.
    if (!isSaid) void navigate(materialPath({ id, kind }), { replace: true, state: { tab: 'kind' } })
  }, [isSaid, navigate, id, kind])
}
