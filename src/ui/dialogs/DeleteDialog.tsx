import type { ReactNode } from 'react'
import { isDeleted } from '../../domain/wasDone'
import { ConfirmDialog } from './ConfirmDialog'

interface DeleteDialogProps {
  question: string
  action: string
  /** Starts the mutation that deletes. */
  remove: () => PromiseLike<{ error?: unknown }>
  onDeleted: () => void
  onCancelled: () => void
  children: ReactNode
}

/** Asks before a record is deleted. A record that is gone counts as deleted. */
export function DeleteDialog({ remove, onDeleted, ...texts }: DeleteDialogProps) {
  const onConfirmed = async () => {
    const { error } = await remove()
    if (!isDeleted(error)) throw error
    onDeleted()
  }
  return <ConfirmDialog {...texts} onConfirmed={onConfirmed} />
}
