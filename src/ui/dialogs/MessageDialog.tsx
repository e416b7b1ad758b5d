import { useId, type ReactNode } from 'react'
import { Illustration } from '../states/Illustration'
import { Button } from '../controls/Button'
import { Modal } from './Modal'

interface MessageDialogProps {
  /** The message itself: 'Спасибо, ваше сообщение было успешно отправлено!' */
  title: string
  onClosed: () => void
  children?: ReactNode
}

/** Dialog that reports a success. */
export function MessageDialog({ title, onClosed, children }: MessageDialogProps) {
  const titleId = useId()
  return (
    <Modal labelledBy={titleId} centered onDismissed={onClosed}>
      <Illustration>
        <circle cx="48" cy="48" r="46" opacity=".25" />
        <circle cx="48" cy="48" r="36" opacity=".5" />
        <path d="m35 49 9 9 18-20" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
      </Illustration>
      <h2 id={titleId}>{title}</h2>
      {children}
      <Button onClick={onClosed}>Закрыть</Button>
    </Modal>
  )
}
