import { useState, type ReactNode } from 'react'
import { download } from '#host/page/download'
import { Button } from '#ui/controls/Button'
import type { IconName } from '#ui/lib/icons'

interface CalendarButtonProps {
  makeFile: () => Promise<File>
  variant: 'secondary' | 'quiet'
  icon?: IconName
  small?: boolean
  /** For a screen reader: what is put there. */
  children?: ReactNode
}

/** Puts something into the calendar of whoever presses it. */
export function CalendarButton({ makeFile, children, ...look }: CalendarButtonProps) {
  const [state, setState] = useState<'making' | 'failed'>()
  const onPressed = async () => {
    setState('making')
    try {
      download(await makeFile())
      setState(undefined)
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <Button {...look} busy={state === 'making'} onClick={() => void onPressed()}>
        В календарь{children}
      </Button>
      {state === 'failed' && (
        <span className="small" role="alert">
          Не удалось создать файл. Попробуйте ещё раз
        </span>
      )}
    </>
  )
}
