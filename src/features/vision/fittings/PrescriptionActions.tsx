import { Suspense, useEffect, useState } from 'react'
import { lazyComponent, preload } from '#host/loading/lazyComponent'
import { Button } from '#ui/controls/Button'
import { prescriptionText, type Prescription } from './prescription'
import { printPrescription } from './printPrescription'

const loadPass = () => import('./VisionPass').then(({ VisionPass }) => VisionPass)
const VisionPass = lazyComponent(loadPass)

/** Opens the prescription in full screen. */
export function ShowPrescription({ prescription }: { prescription: Prescription }) {
  const [isShown, setShown] = useState(false)
  // The pass is preloaded: many opticians are in places without a network.
  useEffect(() => void preload(loadPass), [])
  return (
    <>
      <Button loads onClick={() => setShown(true)}>
        Показать в оптике
      </Button>
      <Suspense>
        {isShown && <VisionPass prescription={prescription} onClosed={() => setShown(false)} />}
      </Suspense>
    </>
  )
}

/** Prints the prescription, or copies it as text. */
export function PrescriptionCopies({ prescription }: { prescription: Prescription }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | 'unprinted'>()
  const text = prescriptionText(prescription)
  const onCopy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      // The clipboard is missing without https, or the page has no permission to use it.
      setOutcome('failed')
    }
  }
  const onPrint = async () => {
    setOutcome(undefined)
    await printPrescription(prescription).catch(() => setOutcome('unprinted'))
  }
  return (
    <>
      <div className="present__copies">
        <Button variant="quiet" small icon="file" onClick={() => void onPrint()}>
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
