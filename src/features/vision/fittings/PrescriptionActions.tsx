import { Suspense, useEffect, useState } from 'react'
import { lazyComponent, preload } from '#host/loading/lazyComponent'
import { Button } from '#ui/controls/Button'
import { useCopy } from '#ui/lib/useCopy'
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
  const text = prescriptionText(prescription)
  const { copy, isCopied } = useCopy(text)
  const [shown, setShown] = useState<'copy' | 'unprinted'>()
  const onCopy = async () => {
    await copy()
    setShown('copy')
  }
  const onPrint = async () => {
    setShown(undefined)
    await printPrescription(prescription).catch(() => setShown('unprinted'))
  }
  const isFailed = shown === 'copy' && isCopied === false
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
        {shown === 'copy' && isCopied && 'Скопировано'}
        {shown === 'unprinted' && 'Распечатать не удалось. Попробуйте ещё раз'}
        {isFailed && 'Скопировать не удалось: выделите текст и скопируйте его сами'}
      </p>
      {isFailed && <pre className="vision__text">{text}</pre>}
    </>
  )
}
