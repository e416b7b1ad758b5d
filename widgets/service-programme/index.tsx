import { ServicePage } from '../../src/features/professional/serviceProgramme/ServicePage'
import { DraftContext } from '../../src/forms/lib/DraftContext'
import { pageDrafts } from '../../src/host/customer/drafts'
import { setting } from '../../src/host/settings'
import columnCss from '../../src/island/column.css'
import { createIsland } from '../../src/island/island'

export const island = createIsland({
  Content: ({ container }) => (
    <DraftContext value={pageDrafts}>
      <ServicePage department={setting(container, 'data-department')} />
    </DraftContext>
  ),
  styles: [columnCss],
})
