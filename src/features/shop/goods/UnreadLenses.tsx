import type { ReactNode, Ref } from 'react'
import { RetryButton } from '#ui/states/ErrorState'
import { Notice } from '#ui/states/Notice'
import type { LensLines } from './useLensLines'

interface UnreadLensesProps {
  lenses: LensLines
  /** Takes the focus when the order button is pressed while powers are missing. */
  ref?: Ref<HTMLDivElement>
  /** A link to the page where the lenses can be removed. */
  children?: ReactNode
}

/** Reports that powers of lenses cannot be shown: without them the customer cannot check the order. */
export const UnreadLenses = ({ lenses: { isUnread, isUnshown, retry }, ref, children }: UnreadLensesProps) =>
  (isUnread || isUnshown) && (
    <div tabIndex={-1} ref={ref}>
      <Notice tone="bad">
        <p>
          {isUnread
            ? 'Параметры линз не загрузились'
            : 'Параметры линз не удалось показать. Уберите эти линзы из корзины, чтобы оформить заказ'}
        </p>
        {isUnread ? <RetryButton variant="quiet" small onClick={retry} /> : children}
      </Notice>
    </div>
  )
