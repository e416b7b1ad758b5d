import { useState } from 'react'
import { Button } from '#ui/controls/Button'
import { prescriptionText, type Prescription } from './prescription'
import { printPrescription } from './printPrescription'

/** On paper, or as text into any message. */
export function PrescriptionActions({ prescription }: { prescription: Prescription }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | 'unprinted'>()
  const text = prescriptionText(prescription)
  const onCopy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      // No permission, or a page without https, which has no clipboard at all.
      setOutcome('failed')
    }
  }
  const onPrint = async () => {
    setOutcome(undefined)
    await printPrescription(prescription).catch(() => setOutcome('unprinted'))
  }
  return (
    <>
      <div className="row">
        <Button variant="secondary" small onClick={() => void onPrint()}>
          Распечатать
        </Button>
        <Button variant="quiet" small icon="copy" onClick={() => void onCopy()}>
          Скопировать текстом
        </Button>
      </div>
      <p className="small" role="status">
        {outcome === 'copied' && 'Скопировано'}
        {outcome === 'unprinted' && 'Распечатать не удалось. Попробуйте ещё раз'}
        {outcome === 'failed' && 'Скопировать не удалось: выделите текст и скопируйте его сами'}
      </p>
      {outcome === 'failed' && <pre className="vision__text">{text}</pre>}
    </>
  )
}
