import { useEffect, useRef, useState } from 'react'
import { SERVICE_UNAVAILABLE } from '#domain/ApiError'
import { fiscalOfBill, type FiscalData } from '#data/receipts/bill'
import dropCss from '../../../../forms/fileDrop.css'
import { beginningOf } from '#domain/text/beginningOf'
import { Button } from '#ui/controls/Button'
import { Dialog } from '#ui/dialogs/Dialog'
import { Icon } from '#ui/Icon'
import { Notice } from '#ui/states/Notice'
import { StyleSheet } from '#ui/StyleSheet'
import { takeFocus } from '#ui/lib/takeFocus'
import { CameraView } from './CameraView'
import { readPhoto } from './readQr'
import css from './scan.css'

interface ScanDialogProps {
  /** Called when the QR code of a fiscal receipt was read. */
  onRead: (fiscal: FiscalData) => void
  /** Called when the customer prefers to type the data. */
  onManual: () => void
  onClosed: () => void
}

const NOT_FOUND =
  'QR-код на снимке не найден. Снимите его крупнее и при хорошем свете или введите данные чека вручную'
const NO_PICTURE = 'Снимок не открылся. Выберите другой, JPG или PNG'
const NO_CAMERA = 'Камера недоступна. Разрешите доступ к ней в браузере или выберите снимок'

/** Reads the QR code of a receipt with the camera or from a photo. The picture is not uploaded. */
export function ScanDialog({ onRead, onManual, onClosed }: ScanDialogProps) {
  const [isFilming, setFilming] = useState(false)
  /** The camera has stopped by itself, so the focus was in its picture. */
  const [hasStopped, setStopped] = useState(false)
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState<string>()
  const canFilm = 'mediaDevices' in navigator
  // Another photo, or unmounting, aborts the search in the previous one.
  const latest = useRef<AbortController>(undefined)
  useEffect(() => () => latest.current?.abort(), [])

  const onText = (text: string) => {
    const fiscal = fiscalOfBill(text)
    if (fiscal) onRead(fiscal)
    else setProblem(whatElse(text))
  }
  const onChosen = async (file: File | undefined) => {
    if (!file) return
    latest.current?.abort()
    const reading = new AbortController()
    latest.current = reading
    setFilming(false)
    setProblem(undefined)
    setReading(true)
    try {
      const text = await readPhoto(file, reading.signal)
      if (reading.signal.aborted) return
      if (text === undefined) setProblem(NOT_FOUND)
      else onText(text)
    } catch (error) {
      if (reading.signal.aborted) return
      // Or it has more pixels than this device can hold.
      setProblem(problemOf(error, NO_PICTURE))
    } finally {
      if (!reading.signal.aborted) setReading(false)
    }
  }
  return (
    <Dialog title="QR-код чека" onClosed={onClosed}>
      <StyleSheet href={dropCss} />
      <StyleSheet href={css} />
      <p className="soft">Он напечатан внизу чека. Снимок останется на этом устройстве.</p>
      {isFilming ? (
        <CameraView
          onText={onText}
          onFailed={(error) => {
            setFilming(false)
            setStopped(true)
            setProblem(problemOf(error, NO_CAMERA))
          }}
        />
      ) : (
        canFilm && (
          <Button
            wide
            ref={hasStopped ? takeFocus : undefined}
            onClick={() => {
              setProblem(undefined)
              setStopped(false)
              setFilming(true)
            }}
          >
            Включить камеру
          </Button>
        )
      )}
      <label className="drop">
        <Icon name="upload" />
        <span>
          <span className="strong">Выберите снимок</span>
          <span className="drop__by-mouse"> или перетащите сюда</span>
        </span>
        <input
          className="drop__input"
          type="file"
          accept="image/*"
          onChange={({ target }) => {
            void onChosen(target.files?.[0])
            // Without this the same picture could not be chosen again.
            target.value = ''
          }}
        />
      </label>
      <p className={isReading || isFilming ? 'small soft' : 'visually-hidden'} role="status">
        {isReading && 'Ищем QR-код на снимке'}
        {isFilming && 'Наведите камеру на QR-код'}
      </p>
      {problem !== undefined && <Notice tone="bad">{problem}</Notice>}
      <Button variant="quiet" onClick={onManual}>
        Ввести данные вручную
      </Button>
    </Dialog>
  )
}

/** Tells what the browser refused, by a DOMException; any other error means that the reader did not load. */
const problemOf = (error: unknown, refused: string) =>
  error instanceof DOMException ? refused : SERVICE_UNAVAILABLE

/**
 * Describes a code that is no receipt. A link is shown as text, not as a link: anybody may have printed the
 * code, so its target is not trusted.
 */
function whatElse(text: string): string {
  const shown = beginningOf(text, 60)
  return /^(https?:|www\.)/i.test(text.trim())
    ? `В этом QR-коде не данные чека, а ссылка: ${shown}. Нужен код внизу кассового чека`
    : `Это не QR-код кассового чека: в нём «${shown}»`
}
