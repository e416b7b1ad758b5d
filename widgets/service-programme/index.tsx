import { getConsumerInfo } from '../../src/api/generated/account'
import { getServiceDictionary } from '../../src/api/generated/service_programme'
import { profileApi } from '../../src/data/profile/profileApi'
import { serviceProgrammeApi } from '../../src/data/serviceProgramme/serviceProgrammeApi'
import { ServicePage } from '../../src/features/professional/serviceProgramme/ServicePage'
import { DraftContext } from '../../src/forms/lib/DraftContext'
import { pageDrafts } from '../../src/host/customer/drafts'
import { setting } from '../../src/host/settings'
import columnCss from '../../src/island/column.css'
import { createIsland } from '../../src/island/island'
import { withoutSubscription } from '../../src/store/withoutSubscription'
import { store } from '../../src/store/store'
import { takeEarlyAnswer, waitBriefly } from '../earlyAnswers'

/** What the form begins with, from the loader's calls. */
const takeStart = () =>
  Promise.all([
    takeEarlyAnswer(getServiceDictionary.path, () =>
      store.dispatch(
        serviceProgrammeApi.endpoints.serviceDictionary.initiate(undefined, withoutSubscription),
      ),
    ),
    takeEarlyAnswer(getConsumerInfo.path, () =>
      store.dispatch(profileApi.endpoints.profile.initiate(undefined, withoutSubscription)),
    ),
  ])

export const island = createIsland({
  Content: ({ container }) => (
    <DraftContext value={pageDrafts}>
      <ServicePage department={setting(container, 'data-department')} />
    </DraftContext>
  ),
  styles: [columnCss],
  prepare: () => waitBriefly(takeStart()),
})
