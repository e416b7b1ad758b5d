import { useState, type ReactNode } from 'react'
import { download } from '#host/page/download'
import { Button } from '#ui/controls/Button'
import type { IconName } from '#ui/lib/icons'

interface CalendarButtonProps {
  makeFile: () => Promise<File>
  variant: 'secondary' | 'quiet'
  icon?: IconName
  small?: boolean
  /** Hidden text for screen readers that names the event. */
  children?: ReactNode
}

/** A button that downloads an event for the customer's calendar. */
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
