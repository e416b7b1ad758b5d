import type { ComponentType } from 'react'
import { keepAnswer } from '#api/api.first'
import { startEarly } from '#api/early'
import { getAccountInfo } from '#api/generated/account'
import { getScore } from '#api/generated/promocodes'
import { useAccountInfoQuery } from '#data/account/accountApi'
import { DraftContext } from '#forms/lib/DraftContext'
import { customerDrafts } from '#host/customer/drafts'
import { isKnownMember } from '#host/customer/member'
import { ignore } from '#host/ignore'
import { IslandRoot } from '#host/IslandRoot'
import { hideMenu, profileUrl, token } from '#host/page/config'
import { linkTo } from '#host/page/links'
import { pathUnder } from '#host/page/pageAddress'
import { report } from '#host/report'
import { shared, type EarlyAnswer } from '#host/shared'
import { waitAtMost } from '../../src/host/waitAtMost'
import { adopt } from '../../src/firstScreen/adopt'
import { applyChanges } from '../../src/firstScreen/applyChanges'
import { drawContent } from '../../src/firstScreen/drawContent'
import { islandOf, show } from '../../src/firstScreen/show'
import { HeadContext, type ViewHead } from '../../src/ui/lib/HeadContext'
import { RouterContext } from '../../src/ui/lib/RouterContext'
import { AccountGate } from './AccountGate'
import cabinetCss from './cabinet.css'
import { router } from '../../src/shell/router'
import { sectionAt, type Section } from '../../src/shell/lib/section'
import type { SectionProps } from '../../src/shell/lib/SectionProps'
import { sections } from './sections'
import { POINTS_WAIT_MS } from './pointsWait'

export interface FirstScreen {
  root: ShadowRoot
  /** What the loader has drawn, whose place is taken. */
  outline: Element
  /** With which token both calls were sent. */
  owner: string | undefined
  account: EarlyAnswer
  score: EarlyAnswer | undefined
}

/**
 * Draws the home, or a section, as soon as the first answers are there, long before React is; React then takes its place
 * (`src/island/takeOver.ts`). What is not plainly good (a failure, a guest, an odd answer) is left to React.
 */
export const drawFirst = (screen: FirstScreen): Promise<void> =>
  draw(screen).catch((error: unknown) => report(error, 'draw first', screen.root.host as HTMLElement))

async function draw({ root, outline, owner, ...answers }: FirstScreen): Promise<void> {
  const section = sectionAt(sections, pathUnder(profileUrl()))
  if (!section) return
  const start = (path: string) => startEarly({ path })
  const wanted = wantedOf(section)
  const ask = () => new Map(wanted.reads.map((path) => [path, start(path)]))
  const early = isKnownMember() ? ask() : undefined
  // React draws the page in any case.
  const drawer = wanted.Content?.().catch(ignore)
  const known = { score: false }
  const score = keepAnswer(getScore.path, answers.score).then((isGood) => (known.score = isGood))
  const isGood = await keepAnswer(getAccountInfo.path, answers.account)
  // React may have come first, and the page may have taken the island away.
  const isOver = (own: Element, count: number) =>
    own.parentNode !== root || root.querySelectorAll('.lens').length > count || token() !== owner
  if (!isGood || isOver(outline, 0)) return
  const atOnce = drawFrame(root)
  // Who is no member, or is sent elsewhere, has another page.
  if (!atOnce) return
  const { score: wasScoreKnown } = known
  const reads = early ?? ask()
  // Behind the chunks of all, which have been asked for; whoever shows the page hears of its failure.
  section.load?.().catch(ignore)
  const showLate = async (own: Element, before: Element) => {
    const late = (await score) && !isOver(own, 1) ? drawFrame(root) : undefined
    if (late) applyChanges(own, before, late.element)
  }
  const isScoreKnown = await waitAtMost(POINTS_WAIT_MS, score)
  const found = isScoreKnown && !wasScoreKnown ? drawFrame(root) : atOnce
  if (!found || isOver(outline, 0)) return
  const { element } = found
  const before = answers.score && !isScoreKnown ? (element.cloneNode(true) as Element) : undefined
  const ends = show({ root, outline, owner, leadsOn: true }, element, [cabinetCss, ...found.sheets])
  if (before) await showLate(element, before)
  const Content = await drawer
  const askFor = (path: string) => (isOver(element, 1) ? undefined : start(path))
  const page = Content && (await drawPage(root, Content, reads, askFor))
  if (page && !isOver(element, 1)) {
    shared().asked = page.asked
    ends.push(adopt(root, page.sheets))
    element.querySelector('.page')?.replaceChildren(page.content)
    drawHead(element, page.head)
  }
}

/** What the view of a section that the address names asks for first, and what draws it. */
function wantedOf({ first }: Section): Pick<NonNullable<Section['first']>, 'reads' | 'Content'> {
  const query = new URLSearchParams(location.search)
  const isOtherView = first?.otherViews?.some((name) => query.has(name)) === true
  return first && !isOtherView ? first : { reads: [] }
}

/** Header, menu and, of the home, its first cards; a section's page is its skeleton. */
function drawFrame(root: ShadowRoot) {
  const { host } = root
  const menuIsHidden = hideMenu() || host.hasAttribute('data-hide-menu')
  const { drawn } = drawContent(
    <IslandRoot value={host}>
      <RouterContext value={router}>
        <AccountGate hideMenu={menuIsHidden} />
      </RouterContext>
    </IslandRoot>,
    'frame',
  )
  return drawn && { element: islandOf(drawn.content), sheets: drawn.sheets }
}

/**
 * Draws a section's page once what it asks for first has been answered; nothing where it is left to React.
 * @param ask asks for what the page needs besides, by what it has got
 */
async function drawPage(
  { host }: ShadowRoot,
  Content: ComponentType<SectionProps>,
  reads: Map<string, EarlyAnswer>,
  ask: (path: string) => EarlyAnswer | undefined,
) {
  let head: ViewHead | undefined
  const onHead = (said: ViewHead | undefined) => (head = said)
  for (let added: Map<string, EarlyAnswer | undefined> = reads; ;) {
    const good = await Promise.all([...added].map(([path, answer]) => keepAnswer(path, answer)))
    if (good.includes(false)) return undefined
    const { drawn, asked, missing } = drawContent(
      <IslandRoot value={host}>
        <RouterContext value={router}>
          <WithDrafts>
            <HeadContext value={onHead}>
              <Content menu={null} />
            </HeadContext>
          </WithDrafts>
        </RouterContext>
      </IslandRoot>,
      'first',
    )
    if (missing.length === 0)
      return drawn?.content.querySelector('[aria-busy]') ? undefined : drawn && { ...drawn, asked, head }
    added = new Map(missing.map((path) => [path, ask(path)]))
  }
}

/** What a view within a section says of itself, in the header that stands already. */
function drawHead(drawn: Element, head: ViewHead | undefined): void {
  if (!head) return
  const { title, back } = head
  const heading = drawn.querySelector('h1')
  const link = drawn.querySelector('.head a')
  if (heading && title !== undefined) heading.textContent = title
  link?.setAttribute('href', linkTo(profileUrl().slice(0, -1) + back.path))
  link?.lastChild?.replaceWith(back.title)
}

/** Of the customer, as in the cabinet's layout. */
function WithDrafts({ children }: { children: React.ReactNode }) {
  const { data } = useAccountInfoQuery()
  return data?.consumer ? (
    <DraftContext value={customerDrafts(data.consumer.id)}>{children}</DraftContext>
  ) : null
}
