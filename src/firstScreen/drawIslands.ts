import { seeEarly } from '../api/early'
import { token } from '../host/page/config'
import { containersIn, nameOf } from '../host/page/containers'
import { ignore } from '../host/ignore'
import tokensCss from '../ui/tokens.css'
import uiCss from '../ui/ui.css'
import { adopt } from './adopt'
import { dataOf } from './dataOf'
import { drawContent } from './drawContent'
import { keepWhile } from './keepWhile'

interface FirstIsland {
  name: string
  /** The paths of what its first drawing shows; nothing is drawn without the first. */
  reads: (container: HTMLElement) => string[]
  /** What the island itself draws. */
  Content: (props: { container: HTMLElement }) => unknown
  styles: string[]
}

/**
 * Draws the islands of that name that are in the page as soon as their answers are there, long before React is. It takes
 * their place then (`src/island/takeOver.ts`), and has all that is not plainly good to itself: failures, odd answers.
 */
export function drawIslands(island: FirstIsland): void {
  for (const container of containersIn(document)) {
    if (nameOf(container) === island.name) void drawIn(container, island).catch(ignore)
  }
}

async function drawIn(container: HTMLElement, { reads, Content, styles }: FirstIsland): Promise<void> {
  const root = container.shadowRoot
  const [outline] = root?.children ?? []
  const owner = token()
  const paths = reads(container)
  const data = await Promise.all(paths.map((path) => dataOf(seeEarly({ path }))))
  const isOurs = () => token() === owner
  // React may have come first, and the page may have taken the island away.
  if (!root || outline?.parentNode !== root || root.querySelector('.lens') || !isOurs() || !data[0]) return
  const read = new Map(paths.map((path, place) => [path, data[place]]))
  const found = drawContent(Content, { container }, read)
  if (!found) return
  const drawn = document.createElement('div')
  drawn.className = 'lens'
  drawn.append(found.content)
  const ends = [adopt(document, [tokensCss]), adopt(root, new Set([uiCss, ...styles, ...found.sheets]))]
  outline.replaceWith(drawn)
  keepWhile({ isOurs, drawn, outline, leadsOn: false, onEnd: () => ends.forEach((end) => end()) })
}
