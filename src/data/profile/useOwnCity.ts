import { useProfileQuery } from './profileApi'

/** The customer's city as a field for cities has it; undefined while it is not known. */
export function useOwnCity(): { id: string | null; label: string } | undefined {
  const residence = useProfileQuery().data?.residence
  return residence ? { id: residence.fiasId, label: residence.name } : undefined
}
