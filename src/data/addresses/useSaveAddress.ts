import type { Address, AddressDraft } from '../../domain/address'
import type { Id } from '../../domain/Id'
import { useCreateAddressMutation, useUpdateAddressMutation } from './addressesApi'

/** Creates an address, or changes the one that is given; resolves to its id. */
export function useSaveAddress() {
  const [create] = useCreateAddressMutation()
  const [update] = useUpdateAddressMutation()
  return (draft: AddressDraft, address: Address | undefined): Promise<Id> =>
    address === undefined ? create(draft).unwrap() : update({ id: address.id, draft }).unwrap()
}
