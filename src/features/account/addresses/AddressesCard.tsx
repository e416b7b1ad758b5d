import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { FailureNotice } from '#ui/states/FailureNotice'
import { focusListItem, isFocusLost } from '#ui/lib/takeFocus'
import { useCardDialogs } from '#ui/lib/useCardDialogs'
import { usePress } from '#ui/lib/usePress'
import { sameId } from '#domain/Id'
import type { Address } from '#domain/postalAddress'
import { Skeleton } from '#ui/states/Skeleton'
import { Button } from '#ui/controls/Button'
import { Card } from '#ui/Card'
import { Loaded } from '#ui/states/Loaded'
import { ShowMore } from '#ui/controls/ShowMore'
import { StyleSheet } from '#ui/StyleSheet'
import { AddressSearch } from '#parts/AddressSearch'
import { AddressDialog } from './AddressDialog'
import { AddressItem } from './AddressItem'
import css from './addresses.css'
import { useAddressesQuery, useSetDefaultAddressMutation } from '#data/addresses/addressesApi'
import { DeleteAddressDialog } from './DeleteAddressDialog'

type Open =
  | { name: 'add' }
  | { name: 'edit'; address: Address }
  /** `at` is the index of the address among those shown. */
  | { name: 'delete'; address: Address; at: number }

/** Shows the list of delivery addresses with its actions. */
export function AddressesCard({ first }: { first?: Open | undefined }) {
  const query = useAddressesQuery()
  const [makeDefault] = useSetDefaultAddressMutation()
  const { open, done, setDone, onOpened, onClosed, onDone, onGone } = useCardDialogs(first)
  const card = useRef<HTMLDivElement>(null)

  const focusItem = (index: number) => focusListItem(card.current, index, '.card__foot .btn')
  const pressing = usePress(async (address: Address, index: number) => {
    setDone('')
    await makeDefault(address.id).unwrap()
    flushSync(() => setDone('Основной адрес изменён'))
    // The pressed button has disappeared, so the address takes the focus, unless the focus is already
    // elsewhere.
    if (isFocusLost()) focusItem(index)
  })

  return (
    <div ref={card}>
      <StyleSheet href={css} />
      <Card
        title="Адреса доставки"
        foot={
          query.data && (
            <Button variant="secondary" onClick={() => onOpened({ name: 'add' })}>
              Добавить адрес
            </Button>
          )
        }
      >
        <p className="visually-hidden" role="status">
          {done}
        </p>
        <FailureNotice error={pressing.failure} />
        <Loaded
          query={query}
          failure="Адреса не загрузились"
          skeleton={<Skeleton label="Загружаем адреса" heights={[24, 16, 40, 24, 16, 40]} />}
          empty={
            <p className="soft">Адресов пока нет. Добавьте первый, и не придётся писать его в заказе.</p>
          }
        >
          {(addresses) => (
            <AddressSearch addresses={addresses}>
              {(found) => (
                <ShowMore items={found} keyOf={({ id }) => id}>
                  {(address) => (
                    <AddressItem
                      address={address}
                      isBecomingDefault={sameId(pressing.given?.[0].id, address.id)}
                      waits={pressing.waits}
                      onEdit={() => onOpened({ name: 'edit', address })}
                      onDelete={() => onOpened({ name: 'delete', address, at: found.indexOf(address) })}
                      onDefault={() => void pressing.press(address, found.indexOf(address))}
                    />
                  )}
                </ShowMore>
              )}
            </AddressSearch>
          )}
        </Loaded>
      </Card>
      {open?.name === 'delete' && (
        <DeleteAddressDialog
          address={open.address}
          onDeleted={() => onGone('Адрес удалён', () => focusItem(open.at))}
          onCancelled={onClosed}
        />
      )}
      {(open?.name === 'add' || open?.name === 'edit') && (
        <AddressDialog
          address={open.name === 'edit' ? open.address : undefined}
          onSaved={() => onDone(open.name === 'edit' ? 'Адрес изменён' : 'Адрес добавлен')}
          onClosed={onClosed}
        />
      )}
    </div>
  )
}
