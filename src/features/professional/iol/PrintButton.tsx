import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { IolAnswer, IolRequest } from '#data/iolRequests/iolRequest'
import { EYES } from '#domain/lens'
import { Button } from '#ui/controls/Button'
import { AxisDial } from '../calculator/AxisDial'
import { marksOf, requestAsSheet } from './lib/requestTable'

/** Styles of the drawings on paper, without the colours of the page. */
const STYLES = `
figure { width: 62mm; margin: 0; font-size: 8.5pt; text-align: center; }
svg { width: 50mm; overflow: visible; }
svg text { font: 13px/1 system-ui, sans-serif; text-anchor: middle; }
svg .dial__eye { font-weight: 600; }
.dial__face { fill: #fff; stroke: #999; }
.dial__iris { fill: #f2f2f2; stroke: #666; }
.dial__tick { stroke: #666; }
.dial__now { stroke: #000; stroke-width: 3; }
.dial__was { stroke: #000; stroke-width: 1.5; stroke-dasharray: 4 4; }
.dial__cut { stroke: #000; stroke-width: 8; }
figcaption { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 4mm; }
figcaption span { display: inline-flex; align-items: center; gap: 1mm; }
figcaption i { width: 5mm; border-top: 0.7mm solid #000; }
.calculator__key--was { border-top: 0.4mm dashed #000; }
.calculator__key--cut { width: 3mm; border-top-width: 2mm; }
`

interface PrintButtonProps {
  request: IolRequest
  answers: readonly IolAnswer[]
}

/**
 * Prints the request on one sheet, without the site around it, and with a drawing of each eye that has an
 * axis.
 */
export function PrintButton({ request, answers }: PrintButtonProps) {
  const [isDrawn, setDrawn] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const drawings = useRef<HTMLDivElement>(null)
  const print = async () => {
    const { printPage } = await import('#host/page/printPage')
    flushSync(() => setDrawn(true))
    const elements = [...(drawings.current?.children ?? [])]
    printPage({ ...requestAsSheet(request, answers), drawings: { elements, styles: STYLES } })
  }
  const onPrint = async () => {
    const hasFailed = await print().then(
      () => false,
      () => true,
    )
    setFailed(hasFailed)
    setDrawn(false)
  }
  const eyes = request.eyes
    .map((eye) => ({ ...eye, marks: marksOf(eye, request.lensType, answers) }))
    .filter(({ marks }) => marks.length > 0)
  return (
    <>
      <Button variant="secondary" small onClick={() => void onPrint()}>
        Печать
      </Button>
      {isFailed && <span role="alert">Распечатать не удалось. Попробуйте ещё раз</span>}
      <div ref={drawings} hidden>
        {isDrawn && eyes.map(({ eye, marks }) => <AxisDial key={eye} eye={EYES[eye].mark} marks={marks} />)}
      </div>
    </>
  )
}
