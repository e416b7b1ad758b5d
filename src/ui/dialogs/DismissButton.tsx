import { use } from 'react'
import { Button } from '../controls/Button'
import { DismissContext } from '../lib/unsaved'

/** Button that closes the dialog around it like its cross: asks about unsaved text first. */
export function DismissButton({ children = 'Отмена' }: { children?: string }) {
  return (
    <Button variant="quiet" onClick={use(DismissContext)}>
      {children}
    </Button>
  )
}
