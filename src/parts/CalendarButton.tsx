import type { ReactNode } from 'react'
import { download } from '#host/page/download'
import { Button } from '#ui/controls/Button'
import type { IconName } from '#ui/lib/icons'
import { usePress } from '#ui/lib/usePress'

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
  const { press, isBusy, failure } = usePress(async () => download(await makeFile()))
  return (
    <>
      <Button {...look} busy={isBusy} onClick={() => void press()}>
        В календарь{children}
      </Button>
      {failure !== undefined && (
        <span className="small" role="alert">
          Не удалось создать файл. Попробуйте ещё раз
        </span>
      )}
    </>
  )
}
