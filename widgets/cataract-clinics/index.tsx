import { getClinics } from '../../src/api/generated/locator'
import { locatorApi } from '../../src/data/locator/locatorApi'
import { Clinics } from '../../src/features/places/clinics/Clinics'
import { setting } from '../../src/host/settings'
import columnCss from '../../src/island/column.css'
import { defineIsland } from '../../src/island/defineIsland'
import { takeEarlyAnswer, waitBriefly } from '../earlyAnswers'
import { reads } from './reads'

export const island = defineIsland({
  Content: ({ container }) => <Clinics selected={setting(container, 'data-selected')} />,
  styles: [columnCss],
  prerender: BEFORE_REACT && { name: 'cataract-clinics', reads },
  prepare: () => waitBriefly(takeEarlyAnswer(getClinics.path, locatorApi.endpoints.clinics, undefined)),
})
