import { city } from '../../api/generated/records/city'
import { api } from '../../api/api'
import { call } from '../../api/call'
import { invalidates } from '../../api/invalidates'
import { SHARED } from '../../api/otherTabs'
import { tellsTabsOf } from '../tellTabs'
import { setCity, suggestCities } from '../../api/generated/city'
import { getCities, searchCities } from '../../api/generated/service'
import { answer, inside, givenList, mapped, nullIfUnreadable, record, type Read } from '../../api/wire'
import type { City } from '../places/places'

interface Cities {
  cities: City[]
  /** The customer's city; null if the shop does not state it. */
  city: City | null
}

const cities: Read<Cities> = mapped(
  record({ locations: givenList(city), city: nullIfUnreadable(city) }),
  ({ locations, city }) => ({ cities: locations, city }),
)

export const cityApi = api.injectEndpoints({
  endpoints: (build) => ({
    cities: build.query<Cities, void>({
      query: () => call(getCities),
      responseSchema: answer(cities),
      providesTags: ['City'],
    }),
    citySearch: build.query<City[], string>({
      query: (query) => call(searchCities, { query: { query } }),
      responseSchema: answer(inside('locations', givenList(city))),
    }),
    // This POST only reads.
    citySuggests: build.query<City[], string>({
      query: (query) => call(suggestCities, { body: { query } }),
      responseSchema: answer(inside('suggests', givenList(city))),
    }),
    setCity: build.mutation<unknown, City>({
      query: ({ fiasId }) => call(setCity, { body: { fias_id: fiasId }, sets: 'city' }),
      onQueryStarted: tellsTabsOf('city'),
      invalidatesTags: invalidates(...SHARED.city),
    }),
  }),
})

export const {
  useCitiesQuery,
  useCitySearchQuery,
  useCitySuggestsQuery,
  useLazyCitySuggestsQuery,
  useSetCityMutation,
} = cityApi
