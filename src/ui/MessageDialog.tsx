import { useId, type ReactNode } from 'react'
import { Art } from './Art'
import { Button } from './Button'
import { Modal } from './Modal'

interface MessageDialogProps {
  /** The message itself: 'Спасибо, ваше сообщение было успешно отправлено!' */
  title: string
  onClosed: () => void
  children?: ReactNode
}

/** Says that something has worked. */
export function MessageDialog({ title, onClosed, children }: MessageDialogProps) {
  const titleId = useId()
  return (
    <Modal labelledBy={titleId} centered onDismissed={onClosed}>
      <Art name="done" />
      <h2 id={titleId}>{title}</h2>
      {children}
      <Button onClick={onClosed}>Закрыть</Button>
    </Modal>
  )
}
