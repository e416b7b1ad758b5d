import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { materialAt } from '#data/materials/kindOf'
import { KIND_TITLES, KINDS, type MaterialDetail, type MaterialKind } from '#data/materials/material'
import { useMaterialQuery, useViewMaterialMutation } from '#data/materials/materialApi'
import { toApiError } from '#domain/ApiError'
import { perCustomer } from '#host/customer/customer'
import { BackLink } from '#ui/controls/BackLink'
import { Loaded } from '#ui/states/Loaded'
import { CardSkeleton } from '#ui/states/Skeleton'
import { materialPath } from '../paths'
import { MaterialView } from './MaterialView'

/** Shows one material: '/materials/1001/?kind=articles', also at '/materials/articles/1001/'. */
export function MaterialPage() {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const { id = '', kind } = materialAt(pathname) ?? {}
  return <MaterialOf key={id} id={decoded(id)} kind={kind ?? search.get('kind')} />
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * Returns the kinds in the order in which they are requested: the one in the URL comes first. A URL that was
 * typed by hand may lack it.
 */
const kindsFrom = (name: string | null): MaterialKind[] =>
  KINDS.toSorted((one, other) => Number(other === name) - Number(one === name))

/** @param kind the kind that the URL names */
function MaterialOf({ id, kind: named }: { id: string; kind: string | null }) {
  // The initial kind is remembered: the page adds the kind to the URL once it is known.
  const [kinds, setKinds] = useState(() => kindsFrom(named))
  const [kind = 'articles', ...others] = kinds
  const material = useMaterialQuery({ kind, id })
  const isElsewhere = material.error !== undefined && toApiError(material.error).kind === 'notFound'
  // A kind that does not have the id is dropped, so that it is not requested again when the material changes.
  if (isElsewhere && material.data === undefined && others.length > 0) setKinds(others)
  return (
    <Loaded
      query={material}
      failure="Материал не загрузился"
      skeleton={<CardSkeleton label="Загружаем материал" heights={[24, 16, 16, 16, 120, 16, 16]} />}
    >
      {/* The id is that of the URL: the cache entry that a mutation updates has this id. */}
      {(detail) => <Opened material={{ ...detail, id, kind }} />}
    </Loaded>
  )
}

/** The materials whose view was counted during this visit. */
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
        {KIND_TITLES[kind]}
      </BackLink>
      <MaterialView material={material} />
    </>
  )
}

/** Adds the kind to the URL, so that a reload, a bookmark or a shared link requests only this kind. */
function useKindInAddress({ id, kind }: MaterialDetail): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const isSaid = search.get('kind') === kind && materialAt(pathname)?.kind === undefined
  useEffect(() => {
    // With the state `tab` the focus stays, because the page is the same.
    if (!isSaid) void navigate(materialPath({ id, kind }), { replace: true, state: { tab: 'kind' } })
  }, [isSaid, navigate, id, kind])
}
