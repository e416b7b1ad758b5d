import { use } from 'react'
import { Button } from './Button'
import { DismissContext } from './unsaved'

/** Leaves the dialog it stands in as the cross does: typed text is asked about. */
export function DismissButton({ children = 'Отмена' }: { children?: string }) {
  return (
    <Button variant="quiet" onClick={use(DismissContext)}>
      {children}
    </Button>
  )
}
