import type { Specialist } from '#data/specialist/specialist'
import { isAvailable, isForAll, sections } from '../../../widgets/specialist/sections'

it('a section is for all if a specialist without any flag may use it', () => {
  const withoutFlags = {
    isExpertingAvailable: false,
    isMydocumentsAvailable: false,
    isAllowedOrderSamples: false,
    isAllowedIol: false,
    isStarsAllowed: false,
  } as Specialist
  const pathsOf = (some: typeof sections) => some.map(({ path }) => path)
  expect(pathsOf(sections.filter(isForAll))).toEqual(
    pathsOf(sections.filter((section) => isAvailable(section, withoutFlags))),
  )
})
