import { api } from '../../api/api'
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
import { undoIfRefused } from '../../api/undoIfRefused'
import { isOutdated } from '../../api/invalidates'
import type { Id } from '../../domain/Id'
import type { ContactDraft } from '../../domain/contact'
import {
  editedLenses,
  previewWith,
  withGoods,
  withLenses,
  type AddressPick,
  type GoodsPick,
  type LensPick,
} from './editedOrder'
import { subscriptionOrder } from './readSubscription'
import type { SubscriptionOrder } from './subscription'
import { subscriptionApi } from './subscriptionApi'

const responseSchema = answer(subscriptionOrder)

/** Each edit answers with the whole order, so nothing is refetched unless that answer is missing. */
const invalidatesTags = (_: unknown, error: unknown) =>
  error !== undefined && isOutdated(error) ? ['Subscription' as const] : []

/** The changes that can be made to the next order. What is shown at once is taken back when the server refuses. */
export const orderEditsApi = api.injectEndpoints({
  endpoints: (build) => ({
    setSubscriptionRecipient: build.mutation<SubscriptionOrder, ContactDraft>({
      query: (body) => call(setSubscriptionRecipient, { body, sets: 'subscription recipient' }),
      responseSchema,
      invalidatesTags,
      onQueryStarted: ({ name, phone }, { dispatch, queryFulfilled }) =>
        follow(dispatch, queryFulfilled, (order) => ({ ...order, recipient: { name, phone } })),
    }),
    setSubscriptionAddress: build.mutation<SubscriptionOrder, AddressPick>({
      query: ({ id }) => call(setSubscriptionAddress, { path: { id }, sets: 'subscription place' }),
      responseSchema,
      invalidatesTags,
      onQueryStarted: ({ address }, { dispatch, queryFulfilled }) =>
        follow(dispatch, queryFulfilled, (order) =>
          address ? { ...order, deliveryAddress: address } : order,
        ),
    }),
    setSubscriptionAdditional: build.mutation<SubscriptionOrder, GoodsPick>({
      query: ({ offerId, quantity }) =>
        call(setSubscriptionAdditional, { body: toWire({ offerId, quantity }), sets: 'subscription goods' }),
      responseSchema,
      invalidatesTags,
      onQueryStarted: (pick, { dispatch, queryFulfilled }) =>
        follow(dispatch, queryFulfilled, (order) => withGoods(order, pick)),
    }),
    removeSubscriptionAdditional: build.mutation<SubscriptionOrder, Id>({
      query: (id) => call(removeSubscriptionAdditional, { query: { id }, sets: 'subscription goods' }),
      responseSchema,
      invalidatesTags,
      // Not before the answer: another line would come under the pointer.
      onQueryStarted: (_, { dispatch, queryFulfilled }) => follow(dispatch, queryFulfilled),
    }),
    /** Other lenses, or another quantity of them, for the eyes that are named. */
    setSubscriptionLenses: build.mutation<SubscriptionOrder, LensPick[]>({
      queryFn: async (picks, _api, _options, send) => {
        const now = await readRecord(call(getCurrentSubscriptionOrder), send)
        if ('error' in now) return now
        const body = {
          lenses: editedLenses(now.serverRecord, picks),
        } as Args<'setSubscriptionLenses'>['body']
        // `responseSchema` reads it.
        return send(call(setSubscriptionLenses, { body, sets: 'subscription lenses' })) as Promise<{
          data: SubscriptionOrder
        }>
      },
      responseSchema,
      invalidatesTags,
      onQueryStarted: (picks, { dispatch, queryFulfilled }) =>
        follow(dispatch, queryFulfilled, (order) => withLenses(order, picks)),
    }),
  }),
})

const { updateQueryData } = subscriptionApi.util

const changed = (edit: (order: SubscriptionOrder) => SubscriptionOrder) =>
  updateQueryData('currentSubscriptionOrder', undefined, (order) => order && edit(order))

const previewed = (order: SubscriptionOrder) =>
  updateQueryData('subscriptionPreview', undefined, (preview) => preview && previewWith(preview, order))

type Patch = ReturnType<typeof changed>

/** Shows an edit, if there is one to show before the server has agreed, then what the server has made of it. */
async function follow(
  dispatch: (patch: Patch) => { undo: () => void },
  answered: Promise<{ data: SubscriptionOrder }>,
  edit = (order: SubscriptionOrder) => order,
): Promise<void> {
  const patch = dispatch(changed(edit))
  try {
    const { data } = await answered
    dispatch(changed(() => data))
    dispatch(previewed(data))
  } catch (thrown) {
    undoIfRefused(patch)(thrown)
  }
}

export const {
  useSetSubscriptionRecipientMutation,
  useSetSubscriptionAddressMutation,
  useSetSubscriptionAdditionalMutation,
  useRemoveSubscriptionAdditionalMutation,
  useSetSubscriptionLensesMutation,
} = orderEditsApi
