import { addressDescription, addressInOneLine, type Address } from '#domain/postalAddress'

interface AddressOptionProps {
  /** Of the group of radios. */
  name: string
  address: Address
  isChosen: boolean
  onChosen: () => void
}

/** One of the saved addresses. */
export function AddressOption({ name, address, isChosen, onChosen }: AddressOptionProps) {
  const line = addressInOneLine(address)
  const description = addressDescription(address)
  return (
    <label className="check option">
      <input type="radio" name={name} checked={isChosen} onChange={onChosen} />
      <span className="item__main">
        <span className="strong">{line}</span>
        {description !== '' && <span className="small soft">{description}</span>}
      </span>
    </label>
  )
}
