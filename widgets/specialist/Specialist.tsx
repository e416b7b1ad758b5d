import { specialistUrl } from '../../src/host/page/config'
import { Shell } from '../../src/shell/Shell'
import { SpecialistGate } from './SpecialistGate'

/** Shows the specialist's cabinet under the URL of the page configuration. */
export const Specialist = ({ container }: { container: HTMLElement }) => (
  <Shell
    basePath={specialistUrl()}
    setting="specialistUrl"
    wayIn="Перейти в кабинет специалиста"
    container={container}
  >
    {(hideMenu) => <SpecialistGate hideMenu={hideMenu} />}
  </Shell>
)
