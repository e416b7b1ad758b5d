import {
  startTransition,
  use,
  useEffectEvent,
  useLayoutEffect,
  type ComponentType,
  type ReactNode,
} from 'react'
import { element as createElement, russian } from '../host/element'
import { emit } from '../host/events'
import { ignore } from '../host/ignore'
import { giveBack } from '../host/giveBack'
import { isConfigured, metricsId } from '../host/page/config'
import { keepTypedKeys } from '../ui/lib/typedKeys'
import { report } from '../host/report'
import { loadTiming } from '../host/timing/loadTiming'
import { mark } from '../host/timing/mark'
import { pageState } from '../host/pageState'
import { IslandElement } from '../host/IslandElement'
import tokensCss from '../ui/tokens.css'
import type * as root from './root'
import { guardPresses } from '../ui/lib/guardPresses'
import { keepFocus } from '../ui/lib/keepFocus'
import uiCss from '../ui/ui.css'
import { ErrorBoundary } from './ErrorBoundary'
import type { ContentProps, IslandHost, MountedIsland } from './IslandModule'
import { addStyleSheet } from '../host/loading/styleSheets'
import { replaceDrawing } from './replaceDrawing'
import { whileChoosing } from './whileChoosing'

export interface IslandOptions {
  /** What the container shows. */
  Content: ComponentType<ContentProps>
  /** Its own style sheets, without which it must not be shown. */
  styles?: string[]
  /** Starts loading the data of the first render, which waits until the returned promise has settled. */
  prepare?: (host: IslandHost) => PromiseLike<unknown> | undefined
  /**
   * Called last, just before React renders; resolves once the first render will match what the page shows.
   */
  settle?: (root: ShadowRoot) => Promise<unknown> | undefined
}

/** Runs React as the loader has loaded it; without a loader (in tests) its module is imported. */
async function loadReact(): Promise<typeof root> {
  const run = await pageState().react
  return run ? ((await run()) as typeof root) : import('./root')
}

interface Mounting extends Omit<IslandOptions, 'Content'> {
  content: ReactNode
  /** Wraps the island, inside its error boundary. */
  Around: ComponentType<{ children: ReactNode }>
}

/**
 * Renders an island with its own shadow root, style sheets and an error boundary. What the loader has
 * rendered is removed at the island's first paint.
 */
export async function mountRoot(
  host: IslandHost,
  { content, Around, styles = [], prepare, settle }: Mounting,
): Promise<MountedIsland> {
  const { container } = host
  const [{ createRoot, followTranslator }] = await Promise.all([
    loadReact(),
    // The design's custom properties are set on the page, where the shop overrides them, but not in its head, which is
    // the page's own: libraries that swap pages empty it of what the next page has not.
    pageState().hasTokens ? undefined : addStyleSheet(document.documentElement, tokensCss),
    ...[uiCss, ...styles].map((href) => addStyleSheet(host.root, href)),
    prepare?.(host),
  ])
  const settling = settle?.(host.root)
  // Without a promise it must not pause: the page would be painted in between.
  if (settling) await settling
  const placeholder = [...host.root.children].filter((child) => child.tagName !== 'LINK')
  const element = createElement('div', { className: 'lens', ...russian })
  host.root.append(element)
  followTranslator(element)
  const onCaughtError = (error: unknown) => report(error, 'draw', container)
  const root = createRoot(element, {
    onCaughtError,
    onUncaughtError(error) {
      onCaughtError(error)
      // Even the failure notice cannot be rendered, so the editor's content is restored.
      giveBack(container)
    },
  })
  const ends = [guardPresses(host.root), keepFocus(host.root)]
  keepTypedKeys(host.root)
  const onDrawn = () => replaceDrawing(host.root, placeholder, element)
  const onReady = () => {
    mark('ready', element)
    emit('ready', { name: host.name, container })
    if (metricsId() !== undefined) loadTiming()
    if (isConfigured())
      void import('../host/page/unknownKeys')
        .then(({ nameMisspelt }) => nameMisspelt(container, host.name))
        .catch(ignore)
  }
  const choosing = whileChoosing(host.root)
  // Rendered in a transition, so that the page stays responsive.
  startTransition(() =>
    root.render(
      <Drawn onDrawn={onDrawn}>
        <ErrorBoundary>
          <Around>
            <Drawn onDrawn={onReady}>
              <IslandElement value={element}>{content}</IslandElement>
            </Drawn>
          </Around>
        </ErrorBoundary>
        <Pause until={choosing} />
      </Drawn>,
    ),
  )
  return {
    unmount() {
      ends.forEach((end) => end())
      root.unmount()
    },
  }
}

/** Keeps the island from appearing, with all that is rendered before this, until a promise has settled. */
function Pause({ until }: { until: () => Promise<unknown> | undefined }) {
  const promise = until()
  if (promise) use(promise)
  return null
}

/** Calls `onDrawn` once its children, or a failure notice, are in the page. */
function Drawn({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  const onFirst = useEffectEvent(onDrawn)
  useLayoutEffect(() => onFirst(), [])
  return children
}
