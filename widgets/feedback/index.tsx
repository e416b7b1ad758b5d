import { FeedbackDialog } from '../../src/parts/FeedbackDialog'
import { DraftContext } from '../../src/forms/lib/DraftContext'
import { defineDialogIsland } from '../../src/island/defineDialogIsland'
import { pageDrafts } from '../../src/host/customer/drafts'

export const island = defineDialogIsland('feedback', (props) => (
  <DraftContext value={pageDrafts}>
    <FeedbackDialog {...props} />
  </DraftContext>
))
