import { DraftContext } from '../../src/forms/lib/DraftContext'
import type { DialogContentProps } from '../../src/island/dialogIsland'
import { createDialogIsland } from '../../src/island/dialogIsland'
import { LoginDialog } from '../../src/features/account/auth/LoginDialog'
import { REGISTRATION } from '../../src/host/lensWidgets'
import { pageDrafts } from '../../src/host/customer/drafts'

export const island = createDialogIsland('login', ({ messages, onClosed }: DialogContentProps) => (
  <DraftContext value={pageDrafts}>
    <LoginDialog isRegistration={messages.includes(REGISTRATION)} onClosed={onClosed} />
  </DraftContext>
))
