import { orderedLens } from '../../api/generated/records/orderedLens'
import { trialOrder } from '../../api/generated/records/trialOrder'
import { workPlace } from '../../api/generated/records/workPlace'
import type { MutationLifecycle } from '../../api/api'
import { call } from '../../api/call'
import {
  cancelSamplingOrder,
  getSampleProducts,
  getSamplingOrders,
  orderSamples,
} from '../../api/generated/trial'
import { answered, invalidates } from '../../api/invalidates'
import { toWire } from '../../api/toWire'
import type { Read } from '../../api/wire'
import {
  answer,
  givenText,
  id,
  inside,
  isAbsent,
  givenList,
  list,
  camelRecord,
  neededNumber,
  shownTitle,
  numberOrNull,
  nullIfUnreadable,
  text,
  textOrNull,
} from '../../api/wire'
import { withRecord, type Id } from '../../domain/Id'
import { lensRange } from '../lenses/readLens'
import { professional } from '../specialist/professional'
import type { SampleOrder, SampleProduct, SamplesDraft } from './sample'

/** Lenses whose parameters cannot be read are not taken for goods without parameters. */
const range: Read<SampleProduct['range']> = (value) =>
  isAbsent(value) ? null : (nullIfUnreadable(lensRange)(value) ?? 'unreadable')

const product: Read<SampleProduct> = camelRecord({
  product_id: id,
  title: givenText,
  picture: textOrNull,
  kind: text,
  limit: numberOrNull,
  left: numberOrNull,
  range,
})

const ordered = camelRecord({
  work_place: nullIfUnreadable(workPlace),
  items: list(
    camelRecord({
      product_id: id,
      title: shownTitle,
      quantity: neededNumber,
      lens: nullIfUnreadable(orderedLens),
    }),
    () => undefined,
  ),
  comment: textOrNull,
})

const order: Read<SampleOrder> = (value) => ({ ...trialOrder(value), ...ordered(value) })

export const samplesApi = professional.injectEndpoints({
  endpoints: (build) => ({
    sampleProducts: build.query<SampleProduct[], void>({
      query: () => call(getSampleProducts),
      responseSchema: answer(
        inside(
          'products',
          givenList(product, ({ productId }) => productId),
        ),
      ),
      providesTags: ['Sample'],
    }),
    sampleOrders: build.query<SampleOrder[], void>({
      query: () => call(getSamplingOrders),
      responseSchema: answer(inside('orders', givenList(order))),
      providesTags: ['Sample'],
    }),
    orderSamples: build.mutation<SampleOrder | null, SamplesDraft>({
      query: (draft) => call(orderSamples, { body: toWire(draft), adds: 'samples' }),
      responseSchema: answer(nullIfUnreadable(order)),
      onQueryStarted: showAnswered,
      invalidatesTags: invalidates('Sample'),
    }),
    cancelSampleOrder: build.mutation<SampleOrder | null, Id>({
      query: (id) => call(cancelSamplingOrder, { path: { id }, removes: 'samples' }),
      responseSchema: answer(nullIfUnreadable(order)),
      onQueryStarted: showAnswered,
      invalidatesTags: invalidates('Sample'),
    }),
  }),
})

/** Puts the answered order into the list: until that is read again, it is not told without it. */
async function showAnswered(_: unknown, { dispatch, queryFulfilled }: MutationLifecycle) {
  const one = await answered<SampleOrder | null>(queryFulfilled)
  if (one) dispatch(samplesApi.util.updateQueryData('sampleOrders', undefined, (all) => withRecord(all, one)))
}

export const {
  useSampleProductsQuery,
  useSampleOrdersQuery,
  useLazySampleOrdersQuery,
  useOrderSamplesMutation,
  useCancelSampleOrderMutation,
} = samplesApi
