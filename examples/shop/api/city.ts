import { setCity, suggestCities } from '../../../src/api/generated/city'
import { record, text } from './fields'
import { invalid } from './refusal'
import { accept, openTo, type Route } from './route'
import { containing } from './search'
import { cities } from './seed/places'

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
