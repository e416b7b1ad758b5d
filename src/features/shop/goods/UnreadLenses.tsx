import type { ReactNode, Ref } from 'react'
import { RetryButton } from '#ui/states/ErrorState'
import { Notice } from '#ui/states/Notice'
import type { LensLines } from './useLensLines'

interface UnreadLensesProps {
  lenses: LensLines
  /** Takes the focus of a press that waits for them. */
  ref?: Ref<HTMLDivElement>
  /** The way to where they can be taken out. */
  children?: ReactNode
}

/** Says that powers of lenses are not to be seen: without them nobody knows what is bought. */
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
