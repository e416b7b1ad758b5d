import { seeEarly } from '#api/early'
import { getSpecialistProfile } from '#api/generated/specialist'
import { useSpecialistProfileQuery } from '#data/specialist/specialistApi'
import { customerDrafts } from '#host/customer/drafts'
import { specialistUrl, token } from '#host/page/config'
import { containersIn, nameOf } from '#host/page/containers'
import { isUnder } from '#host/page/pageAddress'
import { pageState } from '#host/pageState'
import { drawCabinet } from '../../src/prerender/drawCabinet'
import { sections } from './sections'
import specialistCss from './specialist.css'
import { SpecialistGate } from './SpecialistGate'

function useDrafts() {
  const { data } = useSpecialistProfileQuery()
  return data && customerDrafts(data.id, 'specialist')
}

const container = containersIn(document).find((one) => nameOf(one) === 'specialist')
const root = container?.shadowRoot
const [outline] = root?.children ?? []

if (root && outline && isUnder(specialistUrl()))
  pageState().drawing = drawCabinet(
    {
      basePath: specialistUrl(),
      sections,
      styles: specialistCss,
      Frame: SpecialistGate,
      useDrafts,
      isKnown: false,
    },
    {
      root,
      outline,
      owner: token(),
      account: { path: getSpecialistProfile.path, answer: seeEarly(getSpecialistProfile) },
    },
  )
