import { addressDescription, addressInOneLine, type Address } from '#domain/postalAddress'
import { Badge } from '#ui/Badge'
import { Button } from '#ui/controls/Button'

interface AddressItemProps {
  address: Address
  /** True while the request that makes it the default address is running. */
  isBecomingDefault: boolean
  onEdit: () => void
  onDelete: () => void
  onDefault: () => void
}

/** Shows one address with its actions. The buttons' names contain the address, so that each is different. */
export function AddressItem({ address, isBecomingDefault, onEdit, onDelete, onDefault }: AddressItemProps) {
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
          <Button variant="quiet" small busy={isBecomingDefault} onClick={onDefault}>
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
