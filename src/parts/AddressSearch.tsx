import { useMemo, useState, type ReactNode } from 'react'
import { sameId, type Id } from '#domain/Id'
import { addressDescription, addressInOneLine, type Address } from '#domain/postalAddress'
import { foundBy, plainText } from '#domain/search'
import { SearchInput } from '#forms/SearchInput'
import { Announced } from '#ui/states/Announced'

/** Up to this number of addresses no search is shown. */
const FEW = 10

interface AddressSearchProps<Item extends Address> {
  addresses: readonly Item[]
  /** Id of the chosen address, which stays in the list whatever the search is. */
  chosen?: Id | null | undefined
  /** Renders the matching addresses. */
  children: (found: readonly Item[]) => ReactNode
}

/** Narrows a long list of addresses by a search. */
export function AddressSearch<Item extends Address>({
  addresses,
  chosen,
  children,
}: AddressSearchProps<Item>) {
  const [sought, setSought] = useState('')
  const matching = useMemo(
    () =>
      foundBy(addresses, sought, (address) =>
        plainText(`${addressInOneLine(address)} ${addressDescription(address)}`),
      ),
    [addresses, sought],
  )
  const isMany = addresses.length > FEW
  const isFound = (address: Item) => sameId(address.id, chosen) || matching.includes(address)
  return (
    <>
      {isMany && <SearchInput label="Найти адрес" value={sought} onTyped={setSought} />}
      <Announced>{isMany && matching.length === 0 && <p role="status">Адреса не найдены</p>}</Announced>
      {children(isMany ? addresses.filter(isFound) : addresses)}
    </>
  )
}
