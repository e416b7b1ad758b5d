import { joinEarly, seeEarly } from '#api/early'
import { getSpecialistProfile } from '#api/generated/specialist'
import { useSpecialistProfileQuery } from '#data/specialist/specialistApi'
import { customerDrafts } from '#host/customer/drafts'
import { isKnownSpecialist } from '#host/customer/member'
import { specialistUrl, token } from '#host/page/config'
import { containersIn, nameOf } from '#host/page/containers'
import { isUnder, pathUnder } from '#host/page/pageAddress'
import { pageState } from '#host/pageState'
import { sectionAt } from '#shell/lib/section'
import { drawCabinet } from '../../src/prerender/drawCabinet'
import { home, isForAll, sections } from './sections'
import specialistCss from './specialist.css'
import { SpecialistGate } from './SpecialistGate'

function useDrafts() {
  const { data } = useSpecialistProfileQuery()
  return data && customerDrafts(data.id, 'specialist')
}

const section = sectionAt(sections, pathUnder(specialistUrl()))
// The reads of a section that a flag opens wait for the flag: the server refuses them to other specialists.
const isKnown = section !== undefined && isForAll(section) && isKnownSpecialist()
// The home is part of the frame.
const soon = isKnown && section === home && home.prerender ? home.prerender.reads : []

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
      isKnown,
    },
    {
      root,
      outline,
      owner: token(),
      soon: new Map(soon.map((path) => [path, joinEarly({ path })])),
      account: { path: getSpecialistProfile.path, answer: seeEarly(getSpecialistProfile) },
    },
  )
