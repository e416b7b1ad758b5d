import { address } from '../../api/generated/records/address'
import { api } from '../../api/api'
import { call } from '../../api/call'
import { invalidates } from '../../api/invalidates'
import {
  createAddress,
  deleteAddress,
  getAddresses,
  setDefaultAddress,
  updateAddress,
} from '../../api/generated/addresses'
import { itemOf, readRecord, withEdit } from '../../api/serverRecord'
import { toWire } from '../../api/toWire'
import { onDeleted } from '../../api/onDeleted'
import { answer, id, inside, givenList } from '../../api/wire'
import type { Address, AddressDraft } from '../../domain/postalAddress'
import { emptyToNull } from '../../domain/postalAddress'
import type { Id } from '../../domain/Id'

const saved = answer(inside('id', id))

export const addressesApi = api.injectEndpoints({
  endpoints: (build) => ({
    addresses: build.query<Address[], void>({
      query: () => call(getAddresses),
      responseSchema: answer(inside('addresses', givenList(address))),
      providesTags: ['Address'],
    }),
    createAddress: build.mutation<Id, AddressDraft>({
      query: (draft) => call(createAddress, { body: toWire(emptyToNull(draft)), adds: 'address' }),
      responseSchema: saved,
      // A failed save changes nothing, so nothing is refetched.
      invalidatesTags: invalidates('Address'),
    }),
    updateAddress: build.mutation<unknown, { address: Address; draft: AddressDraft }>({
      queryFn: async ({ address, draft }, _api, _options, send) => {
        const now = await readRecord(call(getAddresses), send, itemOf('addresses', address.id))
        if ('error' in now) return now
        const { id: _id, isDefault: _isDefault, ...start } = address
        const body = withEdit(now.serverRecord, toWire(emptyToNull(start)), toWire(emptyToNull(draft)))
        return send(call(updateAddress, { path: { id: address.id }, body, sets: `address ${address.id}` }))
      },
      // A failed save changes nothing, so nothing is refetched.
      invalidatesTags: invalidates('Address'),
    }),
    deleteAddress: build.mutation<unknown, Id>({
      query: (id) => call(deleteAddress, { path: { id }, removes: 'address' }),
      // The item leaves the cache at once, before the refetch: the focus moves on to the remaining items.
      onQueryStarted: (id, { dispatch, queryFulfilled }) => {
        onDeleted(queryFulfilled, () => {
          dispatch(changeAddresses((all) => all.filter((address) => address.id !== id)))
        })
      },
      invalidatesTags: invalidates('Address'),
    }),
    setDefaultAddress: build.mutation<unknown, Id>({
      query: (id) => call(setDefaultAddress, { path: { id }, sets: 'default address' }),
      // The cache changes only after the answer: earlier, the second click of a double click would hit
      // another button.
      onQueryStarted: (id, { dispatch, queryFulfilled }) => {
        const onSet = () => {
          dispatch(
            changeAddresses((all) => all.map((address) => ({ ...address, isDefault: address.id === id }))),
          )
        }
        queryFulfilled.then(onSet, () => undefined)
      },
      invalidatesTags: invalidates('Address'),
    }),
  }),
})

const changeAddresses = (change: (all: Address[]) => Address[]) =>
  addressesApi.util.updateQueryData('addresses', undefined, change)

export const {
  useAddressesQuery,
  useCreateAddressMutation,
  useUpdateAddressMutation,
  useDeleteAddressMutation,
  useSetDefaultAddressMutation,
} = addressesApi
