import { CallbackCard } from '../../src/features/account/callback/CallbackCard'
import { DraftContext } from '../../src/forms/lib/DraftContext'
import { pageDrafts } from '../../src/host/customer/drafts'
import columnCss from '../../src/island/column.css'
import { createIsland } from '../../src/island/island'

export const island = createIsland({
  Content: () => (
    <DraftContext value={pageDrafts}>
      <CallbackCard />
    </DraftContext>
  ),
  styles: [columnCss],
})
