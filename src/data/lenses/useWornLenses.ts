import type { Lens } from '../../domain/lens'
import { useLensesInfoQuery } from '../profile/profileApi'

const NONE: readonly Lens[] = []

/**
 * Returns the lenses that the customer wears; empty if they are unknown.
 * @param isNeeded whether there are lenses to compare them with
 */
export function useWornLenses(isNeeded: boolean): { worn: readonly Lens[]; isComing: boolean } {
  const { data, isLoading } = useLensesInfoQuery(undefined, { skip: !isNeeded })
  return { worn: (isNeeded ? data?.lenses : undefined) ?? NONE, isComing: isLoading }
}
