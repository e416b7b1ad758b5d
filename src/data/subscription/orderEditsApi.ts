import { api, type MutationLifecycle } from '../../api/api'
import { readRecord } from '../../api/serverRecord'
import { call, type Args } from '../../api/call'
import {
  getCurrentSubscriptionOrder,
  removeSubscriptionAdditional,
  setSubscriptionAdditional,
  setSubscriptionAddress,
  setSubscriptionLenses,
  setSubscriptionRecipient,
} from '../../api/generated/subscription'
import { toWire } from '../../api/toWire'
import { answer } from '../../api/wire'
import { invalidatesIfFailed } from '../../api/invalidates'
import { isDoubtful } from '../../domain/ApiError'
import type { Id } from '../../domain/Id'
import type { ContactDraft } from '../../domain/contact'
import type { Offer } from '../catalogue/product'
import {
  editedLenses,
  holdsOffer,
  previewWith,
  withAdded,
  withGoods,
  withLenses,
  type AddressPick,
  type GoodsPick,
  type LensPick,
} from './editedOrder'
import { closeEdit, editInTurn, inOrderTurn, openEdit } from './orderQueue'
import { subscriptionOrder } from './readSubscription'
import type { SubscriptionOrder } from './subscription'
import { subscriptionApi } from './subscriptionApi'

const responseSchema = answer(subscriptionOrder)

/** Each edit returns the whole order, so nothing is refetched unless the answer is missing. */
const invalidatesTags = invalidatesIfFailed('Subscription')

/** Edits of the next order. Optimistic updates are undone if the server refuses. */
export const orderEditsApi = api.injectEndpoints({
  endpoints: (build) => ({
    setSubscriptionRecipient: build.mutation<SubscriptionOrder, ContactDraft>({
      queryFn: editInTurn((body: ContactDraft) =>
        call(setSubscriptionRecipient, { body, sets: 'subscription recipient' }),
      ),
      responseSchema,
      invalidatesTags,
      onQueryStarted: (recipient, lifecycle) => follow(lifecycle, (order) => ({ ...order, recipient })),
    }),
    setSubscriptionAddress: build.mutation<SubscriptionOrder, AddressPick>({
      queryFn: editInTurn(({ id }: AddressPick) =>
        call(setSubscriptionAddress, { path: { id }, sets: 'subscription place' }),
      ),
      responseSchema,
      invalidatesTags,
      onQueryStarted: ({ address }, lifecycle) =>
        follow(lifecycle, (order) => (address ? { ...order, deliveryAddress: address } : order)),
    }),
    setSubscriptionAdditional: build.mutation<SubscriptionOrder, GoodsPick>({
      queryFn: editInTurn(({ offerId, quantity }: GoodsPick) =>
        call(setSubscriptionAdditional, { body: toWire({ offerId, quantity }), sets: 'subscription goods' }),
      ),
      responseSchema,
      invalidatesTags,
      onQueryStarted: (pick, lifecycle) => follow(lifecycle, (order) => withGoods(order, pick)),
    }),
    /** Adds one pack. Goods that another tab has added meanwhile keep the quantity that it has chosen. */
    addSubscriptionGoods: build.mutation<SubscriptionOrder, Offer>({
      queryFn: ({ offerId }, _api, _options, send) =>
        inOrderTurn(async () => {
          const now = await readRecord(call(getCurrentSubscriptionOrder), send)
          if ('error' in now) return now
          if (holdsOffer(now.serverRecord, offerId)) return { data: now.serverRecord }
          const body = toWire({ offerId, quantity: 1 })
          return send(call(setSubscriptionAdditional, { body, sets: 'subscription goods' }))
          // `responseSchema` reads both.
        }) as Promise<{ data: SubscriptionOrder }>,
      responseSchema,
      invalidatesTags,
      onQueryStarted: (offer, lifecycle) => follow(lifecycle, (order) => withAdded(order, offer)),
    }),
    removeSubscriptionAdditional: build.mutation<SubscriptionOrder, Id>({
      queryFn: editInTurn((id: Id) =>
        call(removeSubscriptionAdditional, { query: { id }, sets: 'subscription goods' }),
      ),
      responseSchema,
      invalidatesTags,
      // The cache changes only after the answer: otherwise another line would move under the pointer.
      onQueryStarted: (_, lifecycle) => follow(lifecycle),
    }),
    /** Sets other lenses, or another quantity, for the named eyes. */
    setSubscriptionLenses: build.mutation<SubscriptionOrder, LensPick[]>({
      queryFn: (picks, _api, _options, send) =>
        inOrderTurn(async () => {
          const now = await readRecord(call(getCurrentSubscriptionOrder), send)
          if ('error' in now) return now
          const body = {
            lenses: editedLenses(now.serverRecord, picks),
          } as Args<'setSubscriptionLenses'>['body']
          // `responseSchema` reads it.
          return send(call(setSubscriptionLenses, { body, sets: 'subscription lenses' })) as Promise<{
            data: SubscriptionOrder
          }>
        }),
      responseSchema,
      invalidatesTags,
      onQueryStarted: (picks, lifecycle) => follow(lifecycle, (order) => withLenses(order, picks)),
    }),
  }),
})

const { updateQueryData } = subscriptionApi.util
const { currentSubscriptionOrder } = subscriptionApi.endpoints

const changed = (edit: (order: SubscriptionOrder) => SubscriptionOrder) =>
  updateQueryData('currentSubscriptionOrder', undefined, (order) => order && edit(order))

const previewed = (order: SubscriptionOrder) =>
  updateQueryData('subscriptionPreview', undefined, (preview) => preview && previewWith(preview, order))

type Lifecycle = Pick<MutationLifecycle, 'dispatch' | 'getState'> & {
  queryFulfilled: Promise<{ data: SubscriptionOrder }>
}

/** Shows an optimistic edit, if there is one, and then the server's result. Later edits stay visible. */
async function follow(
  { dispatch, getState, queryFulfilled }: Lifecycle,
  change?: (order: SubscriptionOrder) => SubscriptionOrder,
): Promise<void> {
  const edit = change ?? ((order: SubscriptionOrder) => order)
  openEdit(currentSubscriptionOrder.select()(getState()).data, edit)
  dispatch(changed(edit))
  const show = (order: SubscriptionOrder | undefined) => order && dispatch(changed(() => order))
  try {
    const { data } = await queryFulfilled
    show(closeEdit(edit, data))
    dispatch(previewed(data))
  } catch (thrown) {
    const before = closeEdit(edit, undefined)
    // After a write in doubt, the edit stays until the order is refetched.
    if (!isDoubtful((thrown as { error?: unknown } | undefined)?.error)) show(before)
  }
}

export const {
  useSetSubscriptionRecipientMutation,
  useSetSubscriptionAddressMutation,
  useSetSubscriptionAdditionalMutation,
  useAddSubscriptionGoodsMutation,
  useRemoveSubscriptionAdditionalMutation,
  useSetSubscriptionLensesMutation,
} = orderEditsApi
