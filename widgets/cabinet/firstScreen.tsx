import type { ComponentType, ReactNode } from 'react'
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
import { FirstStep } from './home/step/FirstStep'
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
  const drawer = (wanted.Content ?? wanted.Card)?.().catch(ignore)
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
  const isScoreKnown = await waitAtMost(POINTS_WAIT_MS, score)
  const found = isScoreKnown && !wasScoreKnown ? drawFrame(root) : atOnce
  if (!found || isOver(outline, 0)) return
  const { element } = found
  const before = answers.score && !isScoreKnown ? (element.cloneNode(true) as Element) : undefined
  const ends = show({ root, outline, owner, leadsOn: true }, element, [cabinetCss, ...found.sheets])
  const showLate = async () => {
    if (!before) return
    const late = (await score) && !isOver(element, 1) ? drawFrame(root) : undefined
    if (late) applyChanges(element, before, late.element)
  }
  await showLate()
  const askFor = (path: string) => (isOver(element, 1) ? undefined : start(path))
  const whole = await drawer?.then(
    (Content) => Content && drawWhole(drawingOf(root, wanted, Content), reads, askFor),
  )
  if (!whole || isOver(element, 1)) return
  shared().asked = whole.asked
  ends.push(adopt(root, whole.sheets))
  putIn(element, wanted, whole.content)
  drawHead(element, whole.head)
}

/** A section's page; of the home its frame once more, with the card that was waited for. */
const drawingOf =
  (root: ShadowRoot, { Card }: Wanted, Content: ComponentType<SectionProps>) =>
  (onHead: OnHead) =>
    Card ? frameOf(root, 'first', <Content menu={null} />) : pageOf(root, Content, onHead)

type Wanted = Pick<NonNullable<Section['first']>, 'reads' | 'Content' | 'Card'>

/** What the view of a section that the address names asks for first, and what draws it. */
function wantedOf({ first }: Section): Wanted {
  const query = new URLSearchParams(location.search)
  const isOtherView = first?.otherViews?.some((name) => query.has(name)) === true
  return first && !isOtherView ? first : { reads: [] }
}

/** Header, menu and, of the home, its first cards; a section's page is its skeleton. */
function frameOf({ host }: ShadowRoot, ids: string, step?: ReactNode) {
  const menuIsHidden = hideMenu() || host.hasAttribute('data-hide-menu')
  return drawContent(
    <IslandRoot value={host}>
      <RouterContext value={router}>
        <FirstStep value={step}>
          <AccountGate hideMenu={menuIsHidden} />
        </FirstStep>
      </RouterContext>
    </IslandRoot>,
    ids,
  )
}

function drawFrame(root: ShadowRoot) {
  const { drawn } = frameOf(root, 'frame')
  return drawn && { element: islandOf(drawn.content), sheets: drawn.sheets }
}

type OnHead = (said: ViewHead | undefined) => void

/** The page of a section, as it stands in the frame. */
const pageOf = ({ host }: ShadowRoot, Content: ComponentType<SectionProps>, onHead: OnHead) =>
  drawContent(
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

/**
 * Draws once what it asks for first has been answered; nothing where it is left to React.
 * @param ask asks for what is needed besides, by what there is
 */
async function drawWhole(
  draw: (onHead: OnHead) => ReturnType<typeof drawContent>,
  reads: Map<string, EarlyAnswer>,
  ask: (path: string) => EarlyAnswer | undefined,
) {
  let head: ViewHead | undefined
  const onHead = (said: ViewHead | undefined) => (head = said)
  for (let added: Map<string, EarlyAnswer | undefined> = reads; ;) {
    const good = await Promise.all([...added].map(([path, answer]) => keepAnswer(path, answer)))
    if (good.includes(false)) return undefined
    const { drawn, asked, missing } = draw(onHead)
    if (missing.length === 0)
      return drawn && !isWaiting(drawn.content) ? { ...drawn, asked, head } : undefined
    added = new Map(missing.map((path) => [path, ask(path)]))
  }
}

function putIn(element: Element, { Card }: Wanted, drawn: DocumentFragment): void {
  const [place, content] = Card ? ['.home__step', cardIn(drawn)] : ['.page', [drawn]]
  element.querySelector(place)?.replaceChildren(...content)
}

const cardIn = (drawn: DocumentFragment) => drawn.querySelector('.home__step')?.childNodes ?? []

/** The home waits for its first card alone. */
const isWaiting = (drawn: DocumentFragment) =>
  (drawn.querySelector('.home__step') ?? drawn).querySelector('[aria-busy]') !== null

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
