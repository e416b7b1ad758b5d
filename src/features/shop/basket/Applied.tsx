import type { ReactNode } from 'react'
import { Button } from '#ui/controls/Button'
import { ErrorText } from '#ui/states/ErrorText'

interface AppliedProps {
  /** 'Промокод ЛЕТО применён' */
  title: string
  /** 'Убрать промокод' */
  action: string
  removal: { isLoading: boolean; error?: unknown }
  onRemoved: () => void
  /** Further details of the discount. */
  children: ReactNode
}

/** Shows a discount on the basket with the button that removes it. */
export const Applied = ({ title, action, removal, onRemoved, children }: AppliedProps) => (
  <div className="stack stack--tight">
    <p role="status">{title}</p>
    {children}
    <Button variant="quiet" small busy={removal.isLoading} onClick={onRemoved}>
      {action}
    </Button>
    <ErrorText error={removal.error} />
  </div>
)
