import { readdirSync } from 'node:fs'
import { sections } from '../../../widgets/cabinet/sections'
import { sections as specialistSections } from '../../../widgets/specialist/sections'
import { expect, followRequests, test } from '../shop'

const examples = readdirSync('examples/pages').filter((name) => name.endsWith('.html'))
const paths = [
  ...sections.map(({ path }) => `/personal${path}`),
  '/personal/nowhere/',
  '/personal/orders/?order=48213',
  ...examples.map((name) => `/examples/${name}`),
  '/examples/receipt.html?code=1&sign=a&products[0]=a',
]
const ofSpecialist = specialistSections
  .filter(({ path }) => !path.includes('ID'))
  .map(({ path }) => `/specialist${path}`)

/*
 * Dialogs are opened by the other tests, which also fail on any violation, because the browser logs it to the console. This
 * test opens every page, so that none is forgotten.
 */
test('no screen violates a strict policy with Trusted Types', async ({ page, shop }) => {
  // Some seventy pages.
  test.setTimeout(480_000)
  const breaches: string[] = []
  await page.exposeFunction('tellBreach', (breach: string) => breaches.push(breach))
  await page.addInitScript(() => {
    const { tellBreach } = window as unknown as { tellBreach: (breach: string) => void }
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      tellBreach([location.href, effectiveDirective, blockedURI, sourceFile].join(' ')),
    )
  })
  // The browser's 'networkidle' may never come if a page navigates its frames.
  const quiet = followRequests(page)
  // Anna with something in her basket, so that basket and checkout have what to show.
  const visits = [
    { scenario: 'basket', all: ['/personal/', ...paths] },
    { scenario: 'specialist', all: ['/specialist/', ...ofSpecialist] },
  ]
  for (const { scenario, all } of visits) {
    const [first = '', ...others] = all
    await shop.visit(first, scenario)
    for (const path of others) {
      const answer = await page.goto(path)
      const policy = answer?.headers()['content-security-policy'] ?? ''
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(policy).toContain("script-src 'self';")
      expect(policy).toContain("style-src 'self';")
      expect(policy).not.toContain('unsafe-')
      await quiet()
      await expect(page.locator('[aria-busy=true]').filter({ visible: true })).toHaveCount(0)
    }
  }
  expect(breaches).toEqual([])

  // The test itself must notice a violation.
  shop.expectErrors(/TrustedHTML|Trusted/)
  await page.evaluate(() => {
    try {
      document.body.innerHTML = 'x'
    } catch {
      // Trusted Types have to reject the assignment.
    }
  })
  await expect.poll(() => breaches).toEqual([expect.stringContaining('require-trusted-types-for')])
})
