import { FeedbackDialog } from '../../src/features/club/receipts/FeedbackDialog'
import { DraftContext } from '../../src/forms/DraftContext'
import { createDialogIsland } from '../../src/island/dialogIsland'
import { pageDrafts } from '../../src/host/drafts'

export const island = createDialogIsland('feedback', (props) => (
  <DraftContext value={pageDrafts}>
    <FeedbackDialog {...props} />
  </DraftContext>
))
