import { Button } from '#ui/controls/Button'
import { FailureText } from '#ui/states/FailureText'
import { Notice } from '#ui/states/Notice'
import { takeFocus } from '#ui/lib/takeFocus'
import type { Deletion } from './useDeletedDraft'

/**
 * Shows the result of a deletion, with a button that undoes it. Each notice takes the focus, because the
 * pressed button has gone.
 */
export function DeletionNotes({ deletion }: { deletion: Deletion }) {
  const { deleted, isRestored, isBusy, error, restore } = deletion
  return (
    <>
      {deleted && (
        <div key={String(deleted.id)} tabIndex={-1} ref={takeFocus}>
          <Notice tone="done" icon="info">
            <p>Удалено: {deleted.title || 'черновик'}</p>
            <Button variant="quiet" small busy={isBusy} onClick={() => void restore()}>
              Вернуть
            </Button>
          </Notice>
        </div>
      )}
      {isRestored && (
        <div tabIndex={-1} ref={takeFocus}>
          <Notice tone="done">Черновик возвращён</Notice>
        </div>
      )}
      {error !== undefined && (
        <Notice tone="bad">
          <p>
            <FailureText error={error} />
          </p>
        </Notice>
      )}
    </>
  )
}
