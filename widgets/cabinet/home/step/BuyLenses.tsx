import { boxesOf } from '#data/repeat/again'
import type { Reminder } from '#data/reminders/reminder'
import { shopUrl } from '#host/page/config'
import { BuyAgain } from '#parts/buyAgain/BuyAgain'
import { ButtonLink } from '#ui/controls/ButtonLink'

/** 'Купить снова': buys the lenses of a reminder; if they are unknown, it links to their choice. */
export const BuyLenses = ({
  reminder,
  onToggled,
}: {
  reminder: Reminder
  onToggled: (isOpen: boolean) => void
}) =>
  reminder.lenses.length > 0 ? (
    <BuyAgain items={boxesOf(reminder)} onToggled={onToggled} />
  ) : (
    <ButtonLink href={shopUrl('contactLenses')}>Купить снова</ButtonLink>
  )
