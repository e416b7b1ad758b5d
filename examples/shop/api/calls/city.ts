import { setCity, suggestCities } from '#api/generated/city'
import { record, text } from '../http/fields'
import { invalid } from '../http/refusal'
import { accept, openTo, type Route } from '../http/route'
import { containing } from '../http/search'
import { cities } from '../seed/places'

export const city: Route[] = openTo('anyone', [
  accept(suggestCities, record({ query: text }), (_, { query }) => ({
    suggests: containing(cities, query),
  })),
  accept(setCity, record({ fias_id: text }), ({ visitor }, { fias_id }) => {
    const chosen = cities.find((candidate) => candidate.fias_id === fias_id)
    if (!chosen) throw invalid({ fias_id: ['Выберите город из списка'] })
    visitor.city = chosen
  }),
])
