import { boxesFor } from '#data/repeat/again'
import type { Reminder } from '#data/reminders/reminder'
import { shopUrl } from '#host/page/config'
import { BuyAgain } from '#parts/buyAgain/BuyAgain'
import { ButtonLink } from '#ui/controls/ButtonLink'

/** 'Купить снова': the lenses of a reminder; where they are not known it leads to choosing some. */
export const BuyLenses = ({
  reminder: { title, productId, lenses },
  onToggled,
}: {
  reminder: Reminder
  onToggled: (isOpen: boolean) => void
}) =>
  lenses.length > 0 ? (
    <BuyAgain items={boxesFor(productId, title, lenses)} onToggled={onToggled} />
  ) : (
    <ButtonLink href={shopUrl('contactLenses')}>Купить снова</ButtonLink>
  )
