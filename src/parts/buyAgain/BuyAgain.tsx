import { Suspense, useState } from 'react'
import type { WantedItem } from '#data/repeat/repeat'
import { lazyComponent } from '#host/loading/lazyComponent'
import { Button } from '#ui/controls/Button'
import type { BuyAgainDialogProps } from './BuyAgainDialog'

const BuyAgainDialog = lazyComponent<BuyAgainDialogProps>(() =>
  import('./BuyAgainDialog').then(({ BuyAgainDialog }) => BuyAgainDialog),
)

interface BuyAgainProps {
  items: readonly WantedItem[]
  /** The product, for screen readers: '«Ясно Месяц»'. */
  what?: string
  variant?: 'primary' | 'secondary'
  small?: boolean
  /** Called when the sheet opens and closes: its parent must not unmount in between. */
  onToggled?: (isOpen: boolean) => void
}

/** 'Купить снова': repeats an order on one sheet. */
export function BuyAgain({ items, what, variant = 'primary', small = false, onToggled }: BuyAgainProps) {
  const [isOpen, setOpen] = useState(false)
  const toggle = (opens: boolean) => {
    setOpen(opens)
    onToggled?.(opens)
  }
  return (
    <>
      <Button variant={variant} small={small} loads onClick={() => toggle(true)}>
        Купить снова{what !== undefined && <span className="visually-hidden"> {what}</span>}
      </Button>
      <Suspense>{isOpen && <BuyAgainDialog items={items} onClosed={() => toggle(false)} />}</Suspense>
    </>
  )
}
