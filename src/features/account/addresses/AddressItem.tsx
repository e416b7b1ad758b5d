import { addressDescription, addressInOneLine, type Address } from '#domain/postalAddress'
import { Badge } from '#ui/Badge'
import { Button } from '#ui/controls/Button'

interface AddressItemProps {
  address: Address
  /** True while the request that makes it the default address is running. */
  isBecomingDefault: boolean
  /** True while no address can be made the default one. */
  waits: boolean
  onEdit: () => void
  onDelete: () => void
  onDefault: () => void
}

/** Shows one address with its actions. The buttons' names contain the address, so that each is different. */
export function AddressItem(props: AddressItemProps) {
  const { address, isBecomingDefault, waits, onEdit, onDelete, onDefault } = props
  const line = addressInOneLine(address)
  const description = addressDescription(address)
  const whose = <span className="visually-hidden"> адрес {line}</span>
  return (
    <div className="address">
      <div className="item__main">
        <p className="strong">{line}</p>
        {description !== '' && <p className="soft">{description}</p>}
      </div>
      {address.isDefault && <Badge icon="check" tone="done" label="Основной" />}
      <div className="address__actions">
        <Button variant="quiet" small onClick={onEdit}>
          Изменить{whose}
        </Button>
        {address.isDefault === false && (
          <Button variant="quiet" small busy={isBecomingDefault} waits={waits} onClick={onDefault}>
            Сделать основным{whose}
          </Button>
        )}
        <Button variant="quiet" small onClick={onDelete}>
          Удалить{whose}
        </Button>
      </div>
    </div>
  )
}
