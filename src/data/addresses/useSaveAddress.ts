import type { Address, AddressDraft } from '../../domain/postalAddress'
import type { Id } from '../../domain/Id'
import { useCreateAddressMutation, useUpdateAddressMutation } from './addressesApi'

/** Creates an address, or updates the given one; resolves to its id. */
export function useSaveAddress() {
  const [create] = useCreateAddressMutation()
  const [update] = useUpdateAddressMutation()
  return async (draft: AddressDraft, address: Address | undefined): Promise<Id> => {
    if (address === undefined) return create(draft).unwrap()
    await update({ address, draft }).unwrap()
    return address.id
  }
}
