import { api } from '../../api/api'
import { call } from '../../api/call'
import {
  createAddress,
  deleteAddress,
  getAddresses,
  setDefaultAddress,
  updateAddress,
} from '../../api/generated/addresses'
import { address } from '../../api/readers/address'
import { toWire } from '../../api/toWire'
import { answer, inside, list } from '../../api/wire'
import type { Address, AddressDraft } from '../../domain/address'
import { emptyToNull } from '../../domain/address'
import type { Id } from '../../domain/Id'

export const addressesApi = api.injectEndpoints({
  endpoints: (build) => ({
    addresses: build.query<Address[], void>({
      query: () => call(getAddresses),
      responseSchema: answer(inside('addresses', list(address))),
      providesTags: ['Address'],
    }),
    createAddress: build.mutation<unknown, AddressDraft>({
      query: (draft) => call(createAddress, { body: toWire(emptyToNull(draft)) }),
      invalidatesTags: ['Address'],
    }),
    updateAddress: build.mutation<unknown, { id: Id; draft: AddressDraft }>({
      query: ({ id, draft }) => call(updateAddress, { path: { id }, body: toWire(emptyToNull(draft)) }),
      invalidatesTags: ['Address'],
    }),
    deleteAddress: build.mutation<unknown, Id>({
      query: (id) => call(deleteAddress, { path: { id } }),
      invalidatesTags: ['Address'],
    }),
    setDefaultAddress: build.mutation<unknown, Id>({
      query: (id) => call(setDefaultAddress, { path: { id } }),
      invalidatesTags: ['Address'],
    }),
  }),
})

export const {
  useAddressesQuery,
  useCreateAddressMutation,
  useUpdateAddressMutation,
  useDeleteAddressMutation,
  useSetDefaultAddressMutation,
} = addressesApi
