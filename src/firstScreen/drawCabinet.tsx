import type { ComponentType, ReactNode } from 'react'
import { keepAnswer } from '#api/api.first'
import { joinEarly } from '#api/early'
import { DraftContext, type DraftStore } from '#forms/lib/DraftContext'
import { ignore } from '#host/ignore'
import { IslandElement } from '#host/IslandElement'
import { hideMenu, token } from '#host/page/config'
import { linkTo } from '#host/page/links'
import { pathUnder } from '#host/page/pageAddress'
import { painted } from '#host/page/painted'
import { report } from '#host/report'
import { pageState, type EarlyAnswer } from '#host/pageState'
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
import { islandOf, show } from './show'

interface FirstCabinet {
  basePath: string
  sections: readonly Section[]
  styles: string
  /** Its gate, with the home's card that has been drawn. */
  Frame: ComponentType<{ hideMenu: boolean; card: ReactNode }>
  /** Where the home's card stands. */
  cardPlace?: string
  /** Loads what React draws of the home besides what comes with the cabinet. */
  loadMore?: () => Promise<unknown>
  /** Hook: the drafts that the fields show; none where nothing is drawn. */
  useDrafts: () => DraftStore | undefined
  /** Whether a section's reads may go before it is known who this is. */
  isKnown: boolean
}

interface FirstScreen {
  root: ShadowRoot
  /** What the loader has drawn, whose place is taken. */
  outline: Element
  /** With which token the calls were sent. */
  owner: string | undefined
  /** Without it nothing is drawn. */
  account: AskedPath
  /** What the frame shows besides, if it comes soon. */
  soon?: AskedPath
}

interface AskedPath {
  path: string
  answer: EarlyAnswer | undefined
}

/**
 * Draws the home, or a section, as soon as the first answers are there, long before React is; React then takes its place
 * (`src/island/replaceDrawing.ts`). What is not plainly good (a failure, a guest, an odd answer) is left to React.
 */
export function drawCabinet(cabinet: FirstCabinet, screen: FirstScreen): Promise<void> {
  setBasePath(cabinet.basePath)
  return drawIn(cabinet, screen).catch((error: unknown) =>
    report(error, 'draw first', screen.root.host as HTMLElement),
  )
}

async function drawIn(cabinet: FirstCabinet, screen: FirstScreen): Promise<void> {
  const { root } = screen
  const section = sectionAt(cabinet.sections, pathUnder(cabinet.basePath))
  if (!section) return
  // What has been asked for and failed is left to React, and not asked for once more.
  const start = (path: string) => joinEarly({ path })
  const wanted = wantedOf(section)
  const ask = () => new Map(wanted.reads.map((path) => [path, start(path)]))
  const early = cabinet.isKnown ? ask() : undefined
  // React draws the page in any case.
  const drawer = (wanted.Content ?? wanted.Card)?.().catch(ignore) ?? Promise.resolve(section.page)
  const frame = await readFrame(cabinet, screen)
  // Who is no member, or is sent elsewhere, has another page.
  if (!frame) return
  const reads = early ?? ask()
  // Behind the chunks of all, which have been asked for; whoever shows the page hears of its failure.
  section.load?.().catch(ignore)
  const shown = await showFrame(cabinet, screen, frame)
  // To ask for it takes a tenth of what drawing does, and on a warm visit it is there, and runs, at once.
  if (section.page) void painted().then(() => cabinet.loadMore?.().catch(ignore))
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

/** Whether React has come first, the page has taken the island away, or another user is there. */
const isOver = ({ root, owner }: FirstScreen, own: Element, count: number) =>
  own.parentNode !== root || root.querySelectorAll('.lens').length > count || token() !== owner

interface Frame {
  element: HTMLElement
  sheets: Set<string>
  /** Whether what it lacks is good, where that is not known yet. */
  late?: Promise<boolean> | undefined
}

/** The frame, once it is known whose it is; it is drawn, and laid out, once if what it waits for comes soon. */
async function readFrame(cabinet: FirstCabinet, screen: FirstScreen): Promise<Frame | undefined> {
  const { root, outline, account, soon } = screen
  const isGood = keepAnswer(soon?.path ?? '', soon?.answer)
  if (!(await keepAnswer(account.path, account.answer))) return undefined
  const isKnown = (await waitAtMost(TOGETHER_MS, isGood)) !== undefined
  const frame = isOver(screen, outline, 0) ? undefined : drawFrame(cabinet, root)
  return frame && { ...frame, late: isKnown ? undefined : isGood }
}

/** Shows the frame, and puts in what it lacks. */
async function showFrame(cabinet: FirstCabinet, screen: FirstScreen, { element, sheets, late }: Frame) {
  const { root, outline, owner } = screen
  const before = late && copyOf(element)
  const ends = show({ root, outline, owner, leadsOn: true }, element, [cabinet.styles, ...sheets])
  if (before && (await late) && !isOver(screen, element, 1)) {
    const whole = drawFrame(cabinet, root)
    if (whole) applyChanges(element, before, whole.element)
  }
  return { element, ends }
}

/** A page that comes with the cabinet is drawn with its frame once more, and with the card that was waited for. */
const drawingOf =
  (cabinet: FirstCabinet, root: ShadowRoot, { page }: Section, Content: ComponentType<SectionProps>) =>
  (onHead: OnHead) =>
    page
      ? frameOf(cabinet, root, 'first', Content === page ? undefined : <Content menu={null} />)
      : pageOf(cabinet, root, Content, onHead)

/** What comes into the frame that stands already. */
interface Part {
  place: string
  isOfFrame: boolean
}

const partOf = ({ cardPlace = '' }: FirstCabinet, { page, first }: Section): Part => ({
  place: first?.Card ? cardPlace : '.page',
  isOfFrame: page !== undefined,
})

type Wanted = Pick<NonNullable<Section['first']>, 'reads' | 'Content' | 'Card'>

/** What the view of a section that the address names asks for first, and what draws it. */
function wantedOf({ first }: Section): Wanted {
  const query = new URLSearchParams(location.search)
  const isOtherView = first?.otherViews?.some((name) => query.has(name)) === true
  return first && !isOtherView ? first : { reads: [] }
}

/** Header, menu and, of the home, its first cards; a section's page is its skeleton. */
function frameOf({ Frame }: FirstCabinet, { host }: ShadowRoot, ids: string, card?: ReactNode) {
  const menuIsHidden = hideMenu() || host.hasAttribute('data-hide-menu')
  return drawContent(
    <IslandElement value={host}>
      <RouterContext value={router}>
        <Frame hideMenu={menuIsHidden} card={card} />
      </RouterContext>
    </IslandElement>,
    ids,
  )
}

function drawFrame(cabinet: FirstCabinet, root: ShadowRoot): Frame | undefined {
  const { drawn } = frameOf(cabinet, root, 'frame')
  return drawn && { element: islandOf(drawn.content), sheets: drawn.sheets }
}

type OnHead = (said: ViewHead | undefined) => void

/** The page of a section, as it stands in the frame. */
const pageOf = (
  { useDrafts }: FirstCabinet,
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
 * Draws once what it asks for first has been answered; nothing where it is left to React.
 * @param ask asks for what is needed besides, by what there is
 */
async function drawWhole(
  draw: (onHead: OnHead) => ReturnType<typeof drawContent>,
  { place, isOfFrame }: Part,
  reads: Map<string, EarlyAnswer>,
  ask: (path: string) => EarlyAnswer | undefined,
) {
  let head: ViewHead | undefined
  const onHead = (said: ViewHead | undefined) => (head = said)
  for (let added: Map<string, EarlyAnswer | undefined> = reads; ;) {
    const good = await Promise.all([...added].map(([path, answer]) => keepAnswer(path, answer)))
    if (good.includes(false)) return undefined
    const { drawn, asked, missing } = draw(onHead)
    if (missing.length === 0) {
      const part = isOfFrame ? drawn?.content.querySelector(place) : drawn?.content
      if (!drawn || !part || part.querySelector('[aria-busy=true]')) return undefined
      return { nodes: [...part.childNodes], sheets: drawn.sheets, asked, head }
    }
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
  link?.setAttribute('href', linkTo(addressOf(back.path)))
  link?.lastChild?.replaceWith(back.title)
}

/** Of the user, as in the cabinet's layout. */
function WithDrafts({ useDrafts, children }: Pick<FirstCabinet, 'useDrafts'> & { children: ReactNode }) {
  const drafts = useDrafts()
  return drafts === undefined ? null : <DraftContext value={drafts}>{children}</DraftContext>
}
