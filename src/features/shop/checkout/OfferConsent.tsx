import { useId } from 'react'
import { offerUrl } from '#host/page/config'
import { Anchor } from '#ui/controls/Anchor'

interface OfferConsentProps {
  isAgreed: boolean
  /** The validation error for an empty checkbox. */
  problem: string | undefined
  onChanged: (isAgreed: boolean) => void
}

/** The checkbox with which the customer accepts the shop's public offer. */
export function OfferConsent({ isAgreed, problem, onChanged }: OfferConsentProps) {
  const id = useId()
  const error = isAgreed ? undefined : problem
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={isAgreed}
          aria-invalid={error !== undefined}
          aria-describedby={error && id}
          onChange={({ target }) => onChanged(target.checked)}
        />
        <span>
          Согласен с <Anchor href={offerUrl()}>условиями публичной оферты</Anchor>
        </span>
      </label>
      {error !== undefined && (
        <p className="error" role="alert" id={id}>
          {error}
        </p>
      )}
    </>
  )
}
