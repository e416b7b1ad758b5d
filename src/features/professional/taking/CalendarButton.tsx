import { useState } from 'react'
import { download } from '#host/page/download'
import { Button } from '#ui/controls/Button'
import { eventFile, type Occasion } from '../eventFile'

/** Puts an event into the calendar of the specialist. */
export function CalendarButton({ occasion, small = false }: { occasion: Occasion; small?: boolean }) {
  const [state, setState] = useState<'making' | 'failed'>()
  const onPressed = async () => {
    setState('making')
    try {
      download(await eventFile(occasion))
      setState(undefined)
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <Button
        variant="quiet"
        icon="calendar"
        small={small}
        busy={state === 'making'}
        onClick={() => void onPressed()}
      >
        В календарь
      </Button>
      {state === 'failed' && (
        <span className="small" role="alert">
          Не удалось создать файл. Попробуйте ещё раз
        </span>
      )}
    </>
  )
}
