import { address } from '../../api/generated/records/address'
import { deliveryZone } from '../../api/generated/records/deliveryZone'
import { deliveryService } from '../../api/generated/records/deliveryService'
import { api } from '../../api/api'
import { call } from '../../api/call'
import { newAnd, endIntentsOf } from '../../api/idempotency'
import { invalidates } from '../../api/invalidates'
import { tellsTabsOf } from '../tellTabs'
import {
  getCheckoutAddresses,
  getDeliveryDates,
  getDeliveryServices,
  placeOrder,
  saveCheckoutAddress,
  setCheckoutAddress,
  setCheckoutRecipient,
} from '../../api/generated/checkout'
import type { Read } from '../../api/wire'
import { toWire } from '../../api/toWire'
import {
  answer,
  flagOrNull,
  givenDate,
  givenText,
  id,
  idOrNull,
  inside,
  givenItems,
  givenList,
  mapped,
  camelRecord,
  moneyOrNull,
  nullIfMissing,
  falseIfUnreadable,
  numberText,
} from '../../api/wire'
import type { AddressDraft } from '../../domain/postalAddress'
import { emptyToNull } from '../../domain/postalAddress'
import type { Id } from '../../domain/Id'
import type { SaleType } from '../orders/order'
import { ignore } from '../../host/ignore'
import type { ContactDraft } from '../../domain/contact'
import type {
  CheckoutAddresses,
  DeliveryDates,
  DeliveryDay,
  DeliveryService,
  DeliveryType,
  Destination,
  OrderDraft,
  PlacedOrder,
} from './checkout'

const intervals = givenItems(
  camelRecord({ time_from: givenText, time_to: givenText }),
  ({ timeFrom, timeTo }) => timeFrom + timeTo,
)

const unlessWhole = (isWhole = true) => !isWhole && { hasUnreadable: true as const }

const deliveryDay: Read<DeliveryDay> = mapped(
  camelRecord({ date: givenDate, intervals: nullIfMissing(intervals) }),
  // Without intervals the day has no times to choose from.
  ({ date, intervals }) => ({ date, intervals: intervals?.items ?? [], ...unlessWhole(intervals?.isWhole) }),
)

const deliveryDates: Read<DeliveryDates> = mapped(
  camelRecord({
    dates: givenItems(deliveryDay, ({ date }) => date),
    delivery_zone: falseIfUnreadable(deliveryZone),
  }),
  ({ dates: { items, isWhole }, deliveryZone }) => ({
    // The first date is the default.
    dates: items.toSorted((one, other) => one.date.localeCompare(other.date)),
    deliveryZone,
    ...unlessWhole(isWhole),
  }),
)

const checkoutAddresses: Read<CheckoutAddresses> = mapped(
  camelRecord({ addresses: givenItems(address), address_id: idOrNull, point_id: idOrNull }),
  ({ addresses: { items: addresses, isWhole }, ...chosen }) => ({ ...chosen, addresses, isWhole }),
)

const placedOrder: Read<PlacedOrder> = camelRecord({
  id,
  number: numberText,
  is_payment_required: flagOrNull,
  total_price: moneyOrNull,
})

const onPlaceWritten = tellsTabsOf('delivery')

export const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    deliveryServices: build.query<DeliveryService[], SaleType>({
      query: (type) => call(getDeliveryServices, { path: { type } }),
      responseSchema: answer(inside('deliveries', givenList(deliveryService))),
      providesTags: ['City', 'BasketContents'],
    }),
    // This POST only reads.
    deliveryDates: build.query<DeliveryDates, Destination>({
      query: ({ type, ...destination }) =>
        call(getDeliveryDates, { path: { x: type }, body: toWire(destination) }),
      responseSchema: answer(deliveryDates),
      providesTags: ['Address', 'BasketContents'],
    }),
    checkoutAddresses: build.query<CheckoutAddresses, void>({
      query: () => call(getCheckoutAddresses),
      responseSchema: answer(checkoutAddresses),
      onQueryStarted: (_, { queryFulfilled }) => {
        queryFulfilled.then(() => endIntentsOf('place'), ignore)
      },
      providesTags: ['Address'],
    }),
    /** Saves a new address, selects it for the order, and returns its id. */
    saveCheckoutAddress: build.mutation<Id, { type: DeliveryType; address: AddressDraft }>({
      query: ({ type, address }) =>
        call(saveCheckoutAddress, {
          path: { x: type },
          body: toWire(emptyToNull(address)),
          sets: newAnd('place'),
          adds: 'address',
        }),
      responseSchema: answer(inside('id', id)),
      onQueryStarted: onPlaceWritten,
      invalidatesTags: invalidates('Address', 'Basket'),
    }),
    chooseCheckoutPoint: build.mutation<unknown, Id>({
      query: (id) =>
        call(saveCheckoutAddress, { path: { x: 'point' }, body: { point_id: id }, sets: 'place' }),
      onQueryStarted: onPlaceWritten,
      invalidatesTags: invalidates('Address', 'Basket'),
    }),
    chooseCheckoutAddress: build.mutation<unknown, { type: DeliveryType; id: Id }>({
      query: ({ type, id }) => call(setCheckoutAddress, { path: { x: type }, body: { id }, sets: 'place' }),
      onQueryStarted: onPlaceWritten,
      invalidatesTags: invalidates('Address', 'Basket'),
    }),
    setCheckoutRecipient: build.mutation<unknown, ContactDraft>({
      query: (body) => call(setCheckoutRecipient, { body, sets: 'recipient' }),
      invalidatesTags: invalidates('Basket'),
    }),
    placeOrder: build.mutation<PlacedOrder, OrderDraft>({
      query: ({ type, auth, ...draft }) =>
        call(placeOrder, {
          path: { type },
          headers: auth === undefined ? {} : { 'X-Voximplant-Auth': auth },
          body: toWire(draft),
        }),
      responseSchema: answer(placedOrder),
      invalidatesTags: invalidates(
        'Order',
        'Points',
        'Basket',
        'BasketContents',
        'Subscription',
        'PromoCode',
      ),
    }),
  }),
})

export const {
  useDeliveryServicesQuery,
  useDeliveryDatesQuery,
  useCheckoutAddressesQuery,
  useSaveCheckoutAddressMutation,
  useChooseCheckoutPointMutation,
  useChooseCheckoutAddressMutation,
  useSetCheckoutRecipientMutation,
  usePlaceOrderMutation,
} = checkoutApi
