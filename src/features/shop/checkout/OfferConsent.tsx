import { offerUrl } from '#host/page/config'
import { Anchor } from '#ui/controls/Anchor'

interface OfferConsentProps {
  isAgreed: boolean
  /** What is said of a box that was left empty. */
  problem: string | undefined
  onChanged: (isAgreed: boolean) => void
}

/** The customer agrees to the shop's public offer. */
export const OfferConsent = ({ isAgreed, problem, onChanged }: OfferConsentProps) => (
  <>
    <label className="check">
      <input
        type="checkbox"
        checked={isAgreed}
        aria-invalid={problem !== undefined && !isAgreed}
        aria-describedby="checkout-offer"
        onChange={({ target }) => onChanged(target.checked)}
      />
      <span>
        Согласен с <Anchor href={offerUrl()}>условиями публичной оферты</Anchor>
      </span>
    </label>
    {problem !== undefined && !isAgreed && (
      <p className="error" role="alert" id="checkout-offer">
        {problem}
      </p>
    )}
  </>
)
