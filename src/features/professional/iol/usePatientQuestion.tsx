import { useState } from 'react'
import { unavailable } from '#domain/ApiError'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog'
import { namesPatient } from './lib/namesPatient'

/**
 * Asks for confirmation before sending texts that seem to name a patient. `ask` rejects if the author wants
 * to edit them; the form then stays as it is.
 */
export function usePatientQuestion() {
  const [question, setQuestion] = useState<(isSent: boolean) => void>()
  const ask = async (texts: readonly string[]): Promise<void> => {
    if (!texts.some(namesPatient)) return
    const isSent = await new Promise<boolean>((answer) => setQuestion(() => answer))
    setQuestion(undefined)
    if (!isSent) throw Object.assign(new Error('stopped by the author'), unavailable('aborted'))
  }
  const dialog = question && (
    <ConfirmDialog
      question="Похоже, в тексте есть имя или телефон пациента. Отправить всё равно?"
      action="Отправить"
      cancel="Исправить"
      variant="primary"
      onConfirmed={() => question(true)}
      onCancelled={() => question(false)}
    >
      Запрос и ответы видят другие специалисты.
    </ConfirmDialog>
  )
  return { ask, dialog }
}
