import { Suspense, useState } from 'react'
import type { WantedItem } from '#data/repeat/repeat'
import { lazyComponent } from '#host/loading/lazyComponent'
import { Button } from '#ui/controls/Button'
import type { BuyAgainDialogProps } from './BuyAgainDialog'

const BuyAgainDialog = lazyComponent<BuyAgainDialogProps>(() =>
  import('./BuyAgainDialog').then(({ BuyAgainDialog }) => BuyAgainDialog),
)

interface BuyAgainButtonProps {
  /** The product, for screen readers: '«Ясно Месяц»'. */
  what?: string
  variant?: 'primary' | 'secondary'
  small?: boolean
  onPressed: () => void
}

interface BuyAgainProps extends Omit<BuyAgainButtonProps, 'onPressed'> {
  items: readonly WantedItem[]
  /** Called when the sheet opens and closes: its parent must not unmount in between. */
  onToggled?: (isOpen: boolean) => void
}

/** 'Купить снова': repeats an order on one sheet. */
export function BuyAgain({ items, onToggled, ...button }: BuyAgainProps) {
  /** The items at the press: newer data do not change an open sheet. */
  const [wanted, setWanted] = useState<readonly WantedItem[]>()
  const toggle = (opened: readonly WantedItem[] | undefined) => {
    setWanted(opened)
    onToggled?.(opened !== undefined)
  }
  return (
    <>
      <BuyAgainButton {...button} onPressed={() => toggle(items)} />
      <BuyAgainSheet items={wanted} onClosed={() => toggle(undefined)} />
    </>
  )
}

/** The button alone, where it may go while its sheet is open. */
export const BuyAgainButton = ({
  what,
  variant = 'primary',
  small = false,
  onPressed,
}: BuyAgainButtonProps) => (
  <Button variant={variant} small={small} loads onClick={onPressed}>
    Купить снова{what !== undefined && <span className="visually-hidden"> {what}</span>}
  </Button>
)

interface BuyAgainSheetProps {
  /** Undefined while the sheet is closed. */
  items: readonly WantedItem[] | undefined
  onClosed: () => void
}

export const BuyAgainSheet = ({ items, onClosed }: BuyAgainSheetProps) => (
  <Suspense>{items && <BuyAgainDialog items={items} onClosed={onClosed} />}</Suspense>
)
