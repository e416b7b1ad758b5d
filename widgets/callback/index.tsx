import { CallbackCard } from '../../src/features/account/callback/CallbackCard'
import { DraftContext } from '../../src/forms/lib/DraftContext'
import { pageDrafts } from '../../src/host/customer/drafts'
import columnCss from '../../src/island/column.css'
import { defineIsland } from '../../src/island/defineIsland'

export const island = defineIsland({
  Content: () => (
    <DraftContext value={pageDrafts}>
      <CallbackCard />
    </DraftContext>
  ),
  styles: [columnCss],
})
