import { useState } from 'react'
import { getConsumerInfo } from '../../src/api/generated/account'
import { getServiceDictionary } from '../../src/api/generated/service_programme'
import { profileApi } from '../../src/data/profile/profileApi'
import { serviceProgrammeApi } from '../../src/data/serviceProgramme/serviceProgrammeApi'
import { ServicePage } from '../../src/features/professional/serviceProgramme/ServicePage'
import { DraftContext } from '../../src/forms/lib/DraftContext'
import { draftsIn } from '../../src/host/customer/drafts'
import { setting } from '../../src/host/settings'
import columnCss from '../../src/island/column.css'
import { defineIsland } from '../../src/island/defineIsland'
import { takeEarlyAnswer, waitBriefly } from '../earlyAnswers'
import { reads } from './reads'

/** Takes over the loader's answers that the form needs initially. */
const takeStart = () =>
  Promise.all([
    takeEarlyAnswer(getServiceDictionary.path, serviceProgrammeApi.endpoints.serviceDictionary, undefined),
    takeEarlyAnswer(getConsumerInfo.path, profileApi.endpoints.profile, undefined),
  ])

function ServiceProgramme({ container }: { container: HTMLElement }) {
  const [drafts] = useState(() => draftsIn(container))
  return (
    <DraftContext value={drafts}>
      <ServicePage department={setting(container, 'data-department')} />
    </DraftContext>
  )
}

export const island = defineIsland({
  Content: ServiceProgramme,
  styles: [columnCss],
  prerender: BEFORE_REACT && { name: 'service-programme', reads },
  prepare: () => waitBriefly(takeStart()),
})
