import { deliveryPoint } from '../../api/generated/records/deliveryPoint'
import { api } from '../../api/api'
import { call } from '../../api/call'
import { getFavouritePoints } from '../../api/generated/addresses'
import { getDeliveryPoint, getDeliveryPoints, suggestDeliveryPoints } from '../../api/generated/checkout'
import { suggests } from '../places/readPlaces'
import { answer, givenItems, givenList, inside, mapped } from '../../api/wire'
import type { Id } from '../../domain/Id'
import type { SaleType } from '../orders/order'
import type { DeliveryPoints } from './checkout'
import type { DeliveryPoint, PointType } from '../places/places'
import type { Suggest } from '../../domain/suggestions'

const points = mapped(
  inside('points', givenItems(deliveryPoint)),
  ({ items: points, isWhole }): DeliveryPoints => ({ points, isWhole }),
)

export const deliveryPointsApi = api.injectEndpoints({
  endpoints: (build) => ({
    deliveryPoints: build.query<DeliveryPoints, SaleType>({
      query: (type) => call(getDeliveryPoints, { path: { type } }),
      responseSchema: answer(points),
      providesTags: ['City'],
    }),
    deliveryPointSuggests: build.query<Suggest[], { type: SaleType; query: string }>({
      query: ({ type, query }) => call(suggestDeliveryPoints, { path: { type }, query: { query } }),
      responseSchema: answer(suggests),
      providesTags: ['City'],
    }),
    deliveryPoint: build.query<DeliveryPoint, { type: SaleType; pointType: PointType; id: Id }>({
      query: ({ type, pointType, id }) => call(getDeliveryPoint, { path: { type, t: pointType, id } }),
      responseSchema: answer(inside('point', deliveryPoint)),
    }),
    /** The points that the customer has used before. */
    favouritePoints: build.query<DeliveryPoint[], void>({
      query: () => call(getFavouritePoints),
      responseSchema: answer(inside('points', givenList(deliveryPoint))),
      providesTags: ['Address'],
    }),
  }),
})

export const {
  useDeliveryPointsQuery,
  useLazyDeliveryPointSuggestsQuery,
  useDeliveryPointQuery,
  useFavouritePointsQuery,
} = deliveryPointsApi
