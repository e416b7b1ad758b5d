import { useEffect, useRef, useState } from 'react'
import { onLeave } from '../../host/onLeave'
import { ConfirmDialog } from './ConfirmDialog'

/**
 * Asks before a link, a reload or the closing of the tab aborts an upload; rendered while the upload runs.
 */
export function LeaveQuestion() {
  const [link, setLink] = useState<HTMLElement>()
  const isAgreed = useRef(false)
  useEffect(() => onLeave({ isAgreed: () => isAgreed.current, onLink: setLink }), [])
  if (link === undefined) return null
  return (
    <ConfirmDialog
      question="Прервать загрузку?"
      action="Уйти со страницы"
      cancel="Остаться"
      onConfirmed={() => {
        isAgreed.current = true
        setLink(undefined)
        link.click()
      }}
      onCancelled={() => setLink(undefined)}
    >
      Файл ещё загружается. Если уйти сейчас, он не отправится.
    </ConfirmDialog>
  )
}
