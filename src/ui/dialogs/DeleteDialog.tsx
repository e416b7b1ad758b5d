import type { ReactNode } from 'react'
import { isDeleted } from '../../domain/wasDone'
import { FailureText } from '../states/FailureText'
import { ConfirmDialog } from './ConfirmDialog'

interface DeleteDialogProps {
  question: string
  action: string
  /** The mutation that deletes, as RTK Query's hook returns it. */
  remove: [trigger: () => PromiseLike<{ error?: unknown }>, state: { isLoading: boolean; error?: unknown }]
  onDeleted: () => void
  onCancelled: () => void
  children: ReactNode
}

/** Asks before a record is deleted, and says beside the question why it was not. A record that is gone counts as deleted. */
export function DeleteDialog({ remove, onDeleted, ...texts }: DeleteDialogProps) {
  const [trigger, { isLoading, error }] = remove
  const onConfirmed = async () => {
    const result = await trigger()
    if (isDeleted(result.error)) onDeleted()
  }
  return (
    <ConfirmDialog
      {...texts}
      busy={isLoading}
      error={Boolean(error) && <FailureText error={error} />}
      onConfirmed={onConfirmed}
    />
  )
}
