import { use } from 'react'
import { Button } from '../controls/Button'
import { DismissContext } from '../lib/unsaved'

/** Closes the surrounding dialog like its close button: asks about unsaved text first. */
export function DismissButton({ children = 'Отмена' }: { children?: string }) {
  return (
    <Button variant="quiet" onClick={use(DismissContext)}>
      {children}
    </Button>
  )
}
