import { allReads } from '../calls'

/** Lists in a record that is shown even without them; then no text says that the list is empty. */
const PARTS: Record<string, readonly string[]> = {
  basketValidity: ['messages', 'items'],
  catalogueContent: ['content'],
  product: ['types', 'eshop_packs', 'mono_packs', 'features'],
  lensRange: ['sphere', 'cylinder', 'axis', 'addition', 'base_curve', 'diameter', 'colour'],
  academySession: ['materials'],
  fittings: ['recommendations'],
  friendsApplication: ['social_links'],
  friendsDictionary: ['ideas', 'tags'],
  specialistProfile: ['restrictions'],
  stars: ['ways'],
  iolRequest: ['eyes', 'attachments'],
  material: ['themes', 'blocks', 'files', 'products'],
  score: ['expiring'],
  lensesInfo: ['lenses'],
  profile: ['restrictions'],
  referral: ['friends'],
  shopLimits: ['upload_types'],
  currentSubscriptionOrder: ['lenses', 'additional'],
}

it('an answer without its list does not say that there is nothing', async () => {
  const found: Record<string, string[]> = {}
  let lists = 0
  for (const { name, data, isReadable } of await allReads()) {
    for (const [key, value] of Object.entries(data)) {
      if (!Array.isArray(value)) continue
      lists += 1
      if ([null, undefined, 'nothing'].some((broken) => isReadable({ ...data, [key]: broken })))
        (found[name] ??= []).push(key)
    }
  }
  expect(lists).toBeGreaterThan(80)
  expect(found).toEqual(PARTS)
})
