import type { ComponentType, ReactNode } from 'react'
import { keepAnswer } from '#api/earlyApi'
import { joinEarly } from '#api/early'
import { DraftContext, type DraftStore } from '#forms/lib/DraftContext'
import { ignore } from '#host/ignore'
import { IslandElement } from '#host/IslandElement'
import { token } from '#host/page/config'
import { linkTo } from '#host/page/links'
import { pathUnder } from '#host/page/pageAddress'
import { painted } from '#host/page/painted'
import { report } from '#host/report'
import { pageState, type EarlyAnswer } from '#host/pageState'
import { isMenuHidden } from '#shell/lib/isMenuHidden'
import { sectionAt, type Section } from '#shell/lib/section'
import type { SectionProps } from '#shell/lib/SectionProps'
import { HeadContext, type ViewHead } from '#ui/lib/HeadContext'
import { RouterContext } from '#ui/lib/RouterContext'
import { TOGETHER_MS, waitAtMost } from '../host/waitAtMost'
import { router } from '../shell/router'
import { adopt } from './adopt'
import { applyChanges, copyOf } from './applyChanges'
import { addressOf, setBasePath } from './basePath'
import { drawContent } from './drawContent'
import { adoptTokens, islandOf, show } from './show'

interface PrerenderedCabinet {
  basePath: string
  sections: readonly Section[]
  styles: string
  /** The cabinet's gate, with the home's first card once it is rendered. */
  Frame: ComponentType<{ hideMenu: boolean; card: ReactNode }>
  /** Selector of the element for the home's card. */
  cardPlace?: string
  /** Loads React's chunk of the home's card. */
  loadCard?: () => Promise<unknown>
  /** Loads the chunk of the home's later cards. */
  loadMore?: () => Promise<unknown>
  /** Hook that returns the drafts of the fields; undefined if nothing may be rendered. */
  useDrafts: () => DraftStore | undefined
  /** Whether a section's reads may start before the customer is known. */
  isKnown: boolean
}

interface PrerenderedScreen {
  root: ShadowRoot
  /** The loader's outline, which is replaced. */
  outline: Element
  /** The token with which the calls were sent. */
  owner: string | undefined
  /** Without this answer nothing is rendered. */
  account: AskedPath
  /** Further data of the frame, if they arrive soon. */
  soon: Reads
}

/** Answers of calls by path; undefined for a call that was not sent. */
type Reads = Map<string, EarlyAnswer | undefined>

interface AskedPath {
  path: string
  answer: EarlyAnswer | undefined
}

/**
 * Renders the home or a section as soon as the first answers arrive, long before React; React then replaces
 * it (`src/island/replaceDrawing.ts`). Anything but a valid answer (a failure, a guest, an odd answer) is
 * left to React.
 */
export function drawCabinet(cabinet: PrerenderedCabinet, screen: PrerenderedScreen): Promise<void> {
  adoptTokens()
  setBasePath(cabinet.basePath)
  return drawIn(cabinet, screen).catch((error: unknown) =>
    report(error, 'draw first', screen.root.host as HTMLElement),
  )
}

async function drawIn(cabinet: PrerenderedCabinet, screen: PrerenderedScreen): Promise<void> {
  const { root } = screen
  const section = sectionAt(cabinet.sections, pathUnder(cabinet.basePath))
  if (!section) return
  // A failed request is left to React and is not retried.
  const start = (path: string) => joinEarly({ path })
  const wanted = wantedOf(section)
  const ask = () => new Map(wanted.reads.map((path) => [path, start(path)]))
  const early = cabinet.isKnown ? ask() : undefined
  // React renders the page in any case.
  const drawer = (wanted.Content ?? wanted.Card)?.().catch(ignore) ?? Promise.resolve(section.page)
  if (!section.page) pageState().sectionCode = drawer
  const frame = await readFrame(cabinet, screen)
  // A guest, or a customer who is redirected, gets another page.
  if (!frame) return
  const reads = early ?? ask()
  // The frame of a home without a card of its own is its whole page.
  if (section.page && !wanted.Card) frame.missing.forEach((path) => reads.set(path, start(path)))
  // React's page is requested after what renders the page now: on a repeat visit, where that is here already, before the
  // frame is shown. The code that shows it handles the failure.
  await Promise.race([drawer.then(() => void section.load?.().catch(ignore)), Promise.resolve()])
  const shown = await showFrame(cabinet, screen, frame)
  // The request takes a tenth of the rendering time, and on a warm visit the chunk runs at once, so it waits
  // for the paint.
  if (section.page) void painted().then(() => loadCards(cabinet))
  const askFor = (path: string) => (isOver(screen, shown.element, 1) ? undefined : start(path))
  const part = partOf(cabinet, section)
  const Content = await drawer
  const whole = Content && (await drawWhole(drawingOf(cabinet, root, section, Content), part, reads, askFor))
  if (!whole || isOver(screen, shown.element, 1)) return
  pageState().asked.push(...whole.asked)
  shown.ends.push(adopt(root, whole.sheets))
  shown.element.querySelector(part.place)?.replaceChildren(...whole.nodes)
  drawHead(shown.element, whole.head)
}

/** React waits for the home's first card, so the later cards are requested behind React. */
function loadCards({ loadCard, loadMore }: PrerenderedCabinet): void {
  loadCard?.().catch(ignore)
  pageState().react?.then(loadMore).catch(ignore)
}

/** Waits for all answers; returns whether each is valid. */
const keepAll = async (reads: Reads): Promise<boolean> =>
  !(await Promise.all([...reads].map(([path, answer]) => keepAnswer(path, answer)))).includes(false)

/** Tells whether React came first, the page has removed the island, or the user has changed. */
const isOver = ({ root, owner }: PrerenderedScreen, own: Element, count: number) =>
  own.parentNode !== root || root.querySelectorAll('.lens').length > count || token() !== owner

interface Frame {
  element: HTMLElement
  sheets: Set<string>
  /** The reads that it needs besides. */
  missing: readonly string[]
  /** Whether the missing answer is valid, if that is not known yet. */
  late?: Promise<boolean> | undefined
}

/**
 * Renders the frame once the customer is known, and waits shortly for further data, so that it is laid out
 * once.
 */
async function readFrame(cabinet: PrerenderedCabinet, screen: PrerenderedScreen): Promise<Frame | undefined> {
  const { root, outline, account, soon } = screen
  const isGood = keepAll(soon)
  if (!(await keepAnswer(account.path, account.answer))) return undefined
  const isKnown = (await waitAtMost(TOGETHER_MS, isGood)) !== undefined
  const frame = isOver(screen, outline, 0) ? undefined : drawFrame(cabinet, root)
  return frame && { ...frame, late: isKnown ? undefined : isGood }
}

/** Shows the frame and then inserts what it lacks. */
async function showFrame(
  cabinet: PrerenderedCabinet,
  screen: PrerenderedScreen,
  { element, sheets, late }: Frame,
) {
  const { root, outline, owner } = screen
  const before = late && copyOf(element)
  const ends = show({ root, outline, owner, leadsOn: true }, element, [cabinet.styles, ...sheets])
  if (before && (await late) && !isOver(screen, element, 1)) {
    const whole = drawFrame(cabinet, root)
    if (whole) applyChanges(element, before, whole.element)
  }
  return { element, ends }
}

/** A page of the cabinet's own chunk is rendered again with its frame and the card that was awaited. */
const drawingOf =
  (cabinet: PrerenderedCabinet, root: ShadowRoot, { page }: Section, Content: ComponentType<SectionProps>) =>
  (onHead: OnHead) =>
    page
      ? frameOf(cabinet, root, 'first', Content === page ? undefined : <Content menu={null} />)
      : pageOf(cabinet, root, Content, onHead)

/** A part that is inserted into the visible frame. */
interface Part {
  place: string
  isOfFrame: boolean
}

const partOf = ({ cardPlace = '' }: PrerenderedCabinet, { page, prerender }: Section): Part => ({
  place: prerender && prerender.Card ? cardPlace : '.page',
  isOfFrame: page !== undefined,
})

type Wanted = Pick<Exclude<NonNullable<Section['prerender']>, false>, 'reads' | 'Content' | 'Card'>

/** Returns the first reads of the section's view at the address, and its renderer. */
function wantedOf({ prerender }: Section): Wanted {
  const query = new URLSearchParams(location.search)
  const isOtherView = prerender && prerender.otherViews?.some((name) => query.has(name))
  return prerender && !isOtherView ? prerender : { reads: [] }
}

/** Renders header, menu and, on the home page, its first cards; the page of a section is a skeleton. */
function frameOf({ Frame }: PrerenderedCabinet, { host }: ShadowRoot, ids: string, card?: ReactNode) {
  const menuIsHidden = isMenuHidden(host)
  return drawContent(
    <IslandElement value={host}>
      <RouterContext value={router}>
        <Frame hideMenu={menuIsHidden} card={card} />
      </RouterContext>
    </IslandElement>,
    ids,
  )
}

function drawFrame(cabinet: PrerenderedCabinet, root: ShadowRoot): Frame | undefined {
  const { drawn, missing } = frameOf(cabinet, root, 'frame')
  return drawn && { element: islandOf(drawn.content), sheets: drawn.sheets, missing }
}

type OnHead = (said: ViewHead | undefined) => void

/** Returns the section's page within the frame. */
const pageOf = (
  { useDrafts }: PrerenderedCabinet,
  { host }: ShadowRoot,
  Content: ComponentType<SectionProps>,
  onHead: OnHead,
) =>
  drawContent(
    <IslandElement value={host}>
      <RouterContext value={router}>
        <WithDrafts useDrafts={useDrafts}>
          <HeadContext value={onHead}>
            <Content menu={null} />
          </HeadContext>
        </WithDrafts>
      </RouterContext>
    </IslandElement>,
    'first',
  )

/**
 * Renders once the first reads have been answered; returns nothing if this is left to React.
 * @param ask requests further data, depending on the answers
 */
async function drawWhole(
  draw: (onHead: OnHead) => ReturnType<typeof drawContent>,
  { place, isOfFrame }: Part,
  reads: Reads,
  ask: (path: string) => EarlyAnswer | undefined,
) {
  let head: ViewHead | undefined
  const onHead = (said: ViewHead | undefined) => (head = said)
  for (let added = reads; ;) {
    if (!(await keepAll(added))) return undefined
    const { drawn, asked, missing } = draw(onHead)
    if (missing.length === 0) {
      const part = isOfFrame ? drawn?.content.querySelector(place) : drawn?.content
      if (!drawn || !part || part.querySelector('[aria-busy=true]')) return undefined
      return { nodes: [...part.childNodes], sheets: drawn.sheets, asked, head }
    }
    added = new Map(missing.map((path) => [path, ask(path)]))
  }
}

/** Shows a view's heading in the header that is already visible. */
function drawHead(drawn: Element, head: ViewHead | undefined): void {
  if (!head) return
  const { title, back } = head
  const heading = drawn.querySelector('h1')
  const link = drawn.querySelector('.head a')
  if (heading && title !== undefined) heading.textContent = title
  link?.setAttribute('href', linkTo(addressOf(back.path)))
  link?.lastChild?.replaceWith(back.title)
}

/** Provides the user's drafts, as the cabinet's layout does. */
function WithDrafts({
  useDrafts,
  children,
}: Pick<PrerenderedCabinet, 'useDrafts'> & { children: ReactNode }) {
  const drafts = useDrafts()
  return drafts === undefined ? null : <DraftContext value={drafts}>{children}</DraftContext>
}
