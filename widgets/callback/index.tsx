import { useState } from 'react'
import { CallbackCard } from '../../src/features/account/callback/CallbackCard'
import { DraftContext } from '../../src/forms/lib/DraftContext'
import { draftsIn } from '../../src/host/customer/drafts'
import columnCss from '../../src/island/column.css'
import { defineIsland } from '../../src/island/defineIsland'

function Callback({ container }: { container: HTMLElement }) {
  const [drafts] = useState(() => draftsIn(container))
  return (
    <DraftContext value={drafts}>
      <CallbackCard />
    </DraftContext>
  )
}

export const island = defineIsland({
  Content: Callback,
  styles: [columnCss],
})
