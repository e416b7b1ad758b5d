import { DraftContext } from '../../src/forms/lib/DraftContext'
import type { DialogContentProps } from '../../src/island/defineDialogIsland'
import { defineDialogIsland } from '../../src/island/defineDialogIsland'
import { LoginDialog } from '../../src/features/account/auth/LoginDialog'
import { AT_REGISTRATION } from '../../src/host/lensWidgets'
import { containerOf } from '../../src/host/page/containers'
import { pageDrafts } from '../../src/host/customer/drafts'

export const island = defineDialogIsland('login', ({ messages, onClosed }: DialogContentProps) => (
  <DraftContext value={pageDrafts}>
    <LoginDialog
      isRegistration={messages.includes(AT_REGISTRATION)}
      type={containerOf('specialist') ? 'specialist' : undefined}
      onClosed={onClosed}
    />
  </DraftContext>
))
