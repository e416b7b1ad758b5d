import { useProfileQuery } from './profileApi'

/** Returns the customer's city as an option of a city field; undefined while it is unknown. */
export function useOwnCity(): { id: string | null; label: string } | undefined {
  const residence = useProfileQuery().data?.residence
  return residence ? { id: residence.fiasId, label: residence.name } : undefined
}
