import { useState } from 'react'
import { formatDate } from '#domain/dates/dates'
import { EYES, formatPower, parameterInWords, type Lens } from '#domain/lens'
import { printPage } from '#host/page/printPage'
import { EyeMark } from '#parts/eyes/EyeMark'
import { Button } from '#ui/controls/Button'
import { Dialog } from '#ui/dialogs/Dialog'
import { QrCode } from '#ui/graphics/QrCode'
import { useWakeLock } from '#ui/lib/useWakeLock'
import { StyleSheet } from '#ui/StyleSheet'
import { columnsOf } from './LensTable'
import css from './pass.css'
import { prescriptionText, type Prescription } from './prescription'
import { printedPrescription } from './printPrescription'

interface VisionPassProps {
  prescription: Prescription
  onClosed: () => void
}

/** Shows both eyes in full screen, to be read or scanned in a shop. It works offline. */
export function VisionPass({ prescription, onClosed }: VisionPassProps) {
  useWakeLock()
  const [isPrinted, setPrinted] = useState(true)
  const { lenses, at, source, replacement, unshown } = prescription
  const onPrint = () => {
    try {
      printPage(printedPrescription(prescription))
      setPrinted(true)
    } catch {
      setPrinted(false)
    }
  }
  return (
    <Dialog title="Профиль зрения" full onClosed={onClosed}>
      <StyleSheet href={css} />
      {/* This element takes the initial focus: focusing the button below would scroll the eyes out of view. */}
      <div className="pass" tabIndex={-1}>
        <ul className="pass__eyes">
          {lenses.map((lens) => (
            <PassEye key={lens.eye} lens={lens} columns={columnsOf(lenses)} />
          ))}
        </ul>
        {unshown !== null && <p>{unshown}</p>}
        <p>
          {source}
          {at !== null && `, ${formatDate(at)}`}
          {replacement !== null && `. ${replacement}`}
        </p>
        <figure className="pass__code">
          <QrCode text={prescriptionText(prescription)} label="QR-код с параметрами линз" />
          <figcaption className="small">Код покажет эти параметры на другом телефоне</figcaption>
        </figure>
        <div>
          <Button variant="secondary" onClick={onPrint}>
            Распечатать
          </Button>
          <p className="small" role="status">
            {!isPrinted && 'Распечатать не удалось. Попробуйте ещё раз'}
          </p>
        </div>
      </div>
    </Dialog>
  )
}

interface PassEyeProps {
  lens: Lens
  columns: ReturnType<typeof columnsOf>
}

function PassEye({ lens, columns }: PassEyeProps) {
  const { name, mark } = EYES[lens.eye]
  return (
    <li className="pass__eye">
      <EyeMark eye={lens.eye} />
      <div>
        <p>
          {name} глаз<span className="visually-hidden">, {mark}</span>
        </p>
        <p className="pass__power">{formatPower(lens.sphere)}</p>
        {lens.title !== '' && <p>{lens.title}</p>}
        <dl className="pass__rest">
          {columns
            .filter((column) => column.name !== 'sphere' && lens[column.name] !== null)
            .map((column) => (
              <div key={column.mark}>
                <dt title={column.title}>{column.mark}</dt>
                <dd>{parameterInWords(column.name, lens[column.name])}</dd>
              </div>
            ))}
        </dl>
      </div>
    </li>
  )
}
