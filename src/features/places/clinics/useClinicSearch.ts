import { useDeferredValue, useMemo, useState } from 'react'
import { useClinicsQuery } from '#data/locator/locatorApi'
import type { Clinic } from '#data/locator/locatorPoint'
import { remoteData } from '#domain/remoteData'
import { usePlaceIndex } from '#map/lib/usePlaceIndex'

const wordsOf = ({ name, address, city }: Clinic) => `${name} ${city} ${address}`
const NONE: readonly Clinic[] = []

/** Holds the search and the city, and returns the clinics that match them. */
export function useClinicSearch() {
  const clinics = useClinicsQuery()
  // Until the clinics are known, the search works on an empty list, which is not shown.
  const read = remoteData(clinics)
  const all = read.state === 'known' ? read.value : NONE
  const [query, setQuery] = useState('')
  const [chosen, setCity] = useState('')
  const cities = useMemo(
    () =>
      [...new Set(all.map((clinic) => clinic.city))]
        .filter(Boolean)
        .toSorted((one, other) => one.localeCompare(other, 'ru')),
    [all],
  )
  // The list may have been read again without the clinics of the chosen city.
  const city = cities.includes(chosen) ? chosen : ''
  const index = usePlaceIndex(all, wordsOf)
  const wanted = useDeferredValue(query)
  const found = useMemo(
    () => index.withWords(wanted).filter((clinic) => city === '' || clinic.city === city),
    [index, wanted, city],
  )
  return { clinics, found, listed: index.withWords, query, setQuery, cities, city, setCity }
}
