import { profileUrl } from '../../src/host/page/config'
import { Shell } from '../../src/shell/Shell'
import { AccountGate } from './AccountGate'

/** Shows the personal account under the profile URL of the page configuration. */
export const Cabinet = ({ container }: { container: HTMLElement }) => (
  <Shell basePath={profileUrl()} setting="profileUrl" wayIn="Перейти в личный кабинет" container={container}>
    {(hideMenu) => <AccountGate hideMenu={hideMenu} />}
  </Shell>
)
