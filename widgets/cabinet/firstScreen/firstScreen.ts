import { expiringInWords, nextToExpire, type Score } from '#data/points/points'
import { startEarly } from '#api/early'
import { formatNumber, plural } from '#domain/numbers/counts'
import { lookup } from '#domain/lookup'
import { POINTS } from '#domain/numbers/points'
import { adopt } from '../../../src/firstScreen/adopt'
import { keepWhile } from '../../../src/firstScreen/keepWhile'
import { pathInProfile } from '#host/page/pageAddress'
import { hideMenu, token } from '#host/page/config'
import { ignore } from '#host/ignore'
import { isKnownMember } from '#host/customer/member'
import { shared, type EarlyAnswer } from '#host/shared'
import { isPhone } from '#host/page/width'
import { within } from '#host/within'
import tokensCss from '../../../src/ui/tokens.css'
import uiCss from '../../../src/ui/ui.css'
import cabinetCss from '../cabinet.css'
import { TOGETHER } from '../together'
import type { DrawPage } from './drawPage'
import { drawNode, updateNode } from './drawTree'
import { importFile } from './importFile'
import { readAccount, readScore, type Account } from './read'
import { firstReadsAt, isOtherView } from './reads'
import type { Filling, Tree, Variant } from './tree'
import { variantOf } from './tree'

/** The build puts the tree here that it has drawn from the components (`render.tsx`). */
declare const FIRST_TREE: Tree

const tree = FIRST_TREE

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
export async function drawFirst({ root, outline, owner, ...answers }: FirstScreen): Promise<void> {
  const path = pathInProfile()
  const section = lookup(tree.places, path)
  const place = lookup(tree.places, path + location.hash) ?? section
  if (!place) return
  const start = (read: string) => startEarly({ path: read })
  const ask = () => new Map(firstReadsAt(path, location.search).map((read) => [read, start(read)]))
  const early = isKnownMember() ? ask() : undefined
  const file = isOtherView(location.search) ? undefined : section?.drawnBy
  const drawer = file && importFile<{ default: DrawPage }>(file).catch(ignore)
  const score = readScore(answers.score)
  const account = await readAccount(answers.account)
  // React may have come first, and the page may have taken the island away.
  const isOver = (own: Element, count: number) =>
    own.parentNode !== root || root.querySelectorAll('.lens').length > count || token() !== owner
  if (!account || isOver(outline, 0)) return
  const reads = early ?? ask()
  // Behind the chunks of all, which have been asked for; whoever shows the page hears of its failure.
  if (section?.page) shared().load?.(section.page).catch(ignore)
  const known = await within(TOGETHER, score)
  const fill = (score?: Score) => fillingOf(account, score)
  const variant = variantFor(root, account)
  const nodeOf = (points: Variant['points']) => place.variants[variantOf({ ...variant, points })] ?? undefined
  const drawn = { ...tree, ...place }
  const from = nodeOf(pointsOf(known))
  if (from === undefined || isOver(outline, 0)) return
  const element = drawNode(drawn, fill(known), from) as HTMLElement
  const ofAll = adopt(root, [uiCss])
  const styles = [ofAll, adopt(document, [tokensCss]), adopt(root, [cabinetCss])]
  outline.replaceWith(element)
  keepWhile({
    isOurs: () => token() === owner,
    drawn: element,
    outline,
    leadsOn: true,
    onEnd: () => styles.forEach((end) => end()),
  })
  const late = known ?? (await score)
  const to = nodeOf(pointsOf(late))
  if (late !== known && to !== undefined && !isOver(element, 1))
    updateNode(drawn, fill(late), element, from, to)
  const { default: drawPage } = (await drawer) ?? {}
  const askFor = (path: string) => (isOver(element, 1) ? undefined : start(path))
  const page = await drawPage?.(reads, askFor, account.id)
  if (!page || isOver(element, 1)) return
  shared().asked = page.asked
  styles.push(adopt(root, page.sheets, [page.ofAll]))
  ofAll()
  element.querySelector('.page')?.replaceChildren(page.content)
}

function variantFor(root: ShadowRoot, { friends }: Account): Omit<Variant, 'points'> {
  const { host } = root
  return {
    isMobile: isPhone(() => host.clientWidth),
    hidesMenu: hideMenu() || host.hasAttribute('data-hide-menu'),
    friends,
  }
}

function pointsOf(score: Score | undefined): Variant['points'] {
  if (!score) return 'none'
  return nextToExpire(score) ? 'burning' : 'plain'
}

function fillingOf({ name, initials }: Account, score: Score | undefined): Filling {
  const burning = score && nextToExpire(score)
  return [
    name === '' ? 'Здравствуйте' : `Здравствуйте, ${name}`,
    initials,
    score ? `${formatNumber(score.available)} ` : '',
    score ? plural(score.available, POINTS) : '',
    burning ? expiringInWords(burning) : '',
  ]
}
