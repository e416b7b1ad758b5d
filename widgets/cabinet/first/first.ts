import { nextToExpire, type Score } from '../../../src/data/points/points'
import { count, formatNumber, plural } from '../../../src/domain/counts'
import { formatDay } from '../../../src/domain/dates'
import { POINTS } from '../../../src/domain/points'
import { hideMenu, token } from '../../../src/host/config'
import { isPhone } from '../../../src/host/width'
import tokensCss from '../../../src/ui/tokens.css'
import uiCss from '../../../src/ui/ui.css'
import cabinetCss from '../cabinet.css'
import { drawNode, updateNode } from './drawTree'
import { readAccount, readScore, type Account, type EarlyCopy } from './read'
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
  account: EarlyCopy
  score: EarlyCopy | undefined
}

/**
 * Draws the home as soon as its first answers are there, long before React is; React then takes its place
 * (`src/island/takeOver.ts`). What is not plainly good (a failure, a guest, an odd answer) is left to React.
 */
export async function drawFirst({ root, outline, owner, ...answers }: FirstScreen): Promise<void> {
  const score = readScore(answers.score)
  const account = await readAccount(answers.account)
  // React may have come first, and the page may have taken the island away.
  const isOver = (own: Element, count: number) =>
    own.parentNode !== root || root.querySelectorAll('.lens').length > count
  if (!account || isOver(outline, 0) || token() !== owner) return
  const known = await Promise.race([score, Promise.resolve(undefined)])
  const fill = (score?: Score) => fillingOf(account, score)
  const variant = variantFor(root, account)
  const from = tree.variants[variantOf({ ...variant, points: pointsOf(known) })]
  if (from === undefined || isOver(outline, 0)) return
  const home = drawNode(tree, fill(known), from) as HTMLElement
  const styles = [adopt(document, [tokensCss]), adopt(root, [uiCss, cabinetCss])]
  outline.replaceWith(home)
  keepWhile(
    () => token() === owner,
    home,
    outline,
    () => styles.forEach((end) => end()),
  )
  const late = known ?? (await score)
  const to = tree.variants[variantOf({ ...variant, points: pointsOf(late) })]
  if (late === known || to === undefined || isOver(home, 1)) return
  updateNode(tree, fill(late), home, from, to)
}

/** Sheets as text, which no policy forbids. Those of React, the same as files, follow them. */
function adopt(root: DocumentOrShadowRoot, texts: string[]): () => void {
  const sheets = texts.map((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet
  })
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets]
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet))
  }
}

/** Milliseconds that a pressed link waits for React, which leads on without a page load. */
const PATIENCE = 1_000

/** What is pressed before React is there is noted, and done by it. Another customer, or Back, finds nothing. */
function keepWhile(isOurs: () => boolean, home: HTMLElement, outline: Element, onEnd: () => void): void {
  const giveBack = () => home.replaceWith(outline)
  let late: Element | undefined
  home.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event
    const pressed = target instanceof Element ? target.closest('button, a') : null
    if (!pressed || pressed === late) return
    if (pressed.localName === 'a') {
      if (pressed.hasAttribute('target') || ctrlKey || metaKey || shiftKey || altKey) return
      event.preventDefault()
      home.querySelectorAll('a[aria-busy]').forEach((other) => other.removeAttribute('aria-busy'))
      setTimeout(() => {
        if (!pressed.isConnected || !pressed.hasAttribute('aria-busy')) return
        late = pressed
        ;(pressed as HTMLElement).click()
      }, PATIENCE)
    }
    pressed.setAttribute('aria-busy', 'true')
  })
  addEventListener('pagehide', giveBack, { once: true })
  const look = () => {
    if (!home.isConnected) {
      removeEventListener('pagehide', giveBack)
      onEnd()
      return
    }
    if (!isOurs()) giveBack()
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
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
  const forms = ['сгорит', 'сгорят', 'сгорят'] as const
  return [
    name === '' ? 'Здравствуйте' : `Здравствуйте, ${name}`,
    initials,
    score ? `${formatNumber(score.available)} ` : '',
    score ? plural(score.available, POINTS) : '',
    burning
      ? `${count(burning.points, POINTS)} ${plural(burning.points, forms)} ${formatDay(burning.expiresAt)}`
      : '',
  ]
}
