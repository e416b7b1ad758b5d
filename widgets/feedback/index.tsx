import { FeedbackDialog } from '../../src/parts/FeedbackDialog'
import { DraftContext } from '../../src/forms/lib/DraftContext'
import { createDialogIsland } from '../../src/island/dialogIsland'
import { pageDrafts } from '../../src/host/customer/drafts'

export const island = createDialogIsland('feedback', (props) => (
  <DraftContext value={pageDrafts}>
    <FeedbackDialog {...props} />
  </DraftContext>
))
