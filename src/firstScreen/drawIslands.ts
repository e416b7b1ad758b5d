import { copyEarly } from '../api/early'
import { apiUrl, token } from '../host/config'
import { containersIn, nameOf } from '../host/containers'
import { ignore } from '../host/ignore'
import tokensCss from '../ui/tokens.css'
import uiCss from '../ui/ui.css'
import { adopt } from './adopt'
import { answers } from './api'
import { draw } from './draw'
import { keepWhile } from './keepWhile'
import { jsx } from './react'

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
  const data = await Promise.all(reads(container).map(dataOf))
  const isOurs = () => token() === owner
  // React may have come first, and the page may have taken the island away.
  if (!root || outline?.parentNode !== root || root.querySelector('.lens') || !isOurs() || !data[0]) return
  reads(container).forEach((path, place) => answers.set(apiUrl() + path, data[place]))
  const sheets = new Set([uiCss, ...styles])
  const drawn = document.createElement('div')
  drawn.className = 'lens'
  drawn.append(...draw(jsx(Content, { container }), sheets))
  // It could not be read.
  if (drawn.querySelector('[aria-busy]')) return
  const ends = [adopt(document, [tokensCss]), adopt(root, sheets)]
  outline.replaceWith(drawn)
  keepWhile({ isOurs, drawn, outline, leadsOn: false, onEnd: () => ends.forEach((end) => end()) })
}

async function dataOf(path: string): Promise<object | undefined> {
  try {
    const response = await copyEarly({ path })
    if (!response?.ok) return undefined
    const body = (await response.json()) as { status?: unknown; data?: unknown } | null
    const data = body?.status === 'success' ? body.data : undefined
    return typeof data === 'object' && data !== null ? data : undefined
  } catch {
    return undefined
  }
}
