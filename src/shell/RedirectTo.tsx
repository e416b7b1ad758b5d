import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { replaceBy } from '../host/page/pageAddress'
import { ShellSkeleton } from './ShellSkeleton'
import type { Redirect } from './lib/redirect'
import { LeftToReact } from '../ui/lib/LeftToReact'

/** Replaces an old address in the history; query and hash are kept (contract 3.2). */
export function RedirectTo({ path, state, isOutside }: Redirect) {
  if (BEFORE_REACT) throw new LeftToReact()
  const { search, hash } = useLocation()
  return isOutside ? (
    <Leave to={path + search + hash} />
  ) : (
    <Navigate to={{ pathname: path, search, hash }} state={state} replace />
  )
}

function Leave({ to }: { to: string }) {
  useEffect(() => replaceBy(to), [to])
  return <ShellSkeleton />
}
