import type { MountedIsland } from '../src/island/IslandModule'
import { drawFallback } from '../src/island/fallback'
import { addContainer, containerOf, containersIn, nameOf, watchContainers } from '../src/host/page/containers'
import { element } from '../src/host/element'
import { emit } from '../src/host/events'
import { isShown } from '../src/host/page/isShown'
import { ignore } from '../src/host/ignore'
import { on } from '../src/host/on'
import { showLarger } from '../src/host/page/larger'
import { loginUrl } from '../src/host/page/config'
import { leaveTo } from '../src/host/page/pageAddress'
import { parentOf } from '../src/host/page/translated'
import { isPublished, publish } from '../src/host/lensWidgets'
import { shareChunks } from '../src/host/loading/loadChunk'
import { reloadIfStale, shareStale } from '../src/host/loading/staleBuild'
import { report } from '../src/host/report'
import { pageState } from '../src/host/pageState'
import { warnOnce } from '../src/host/warn'
import type { IslandEntry } from './islands'
import { islands } from './islands'
import { startOnce } from './startOnce'

/** One of our containers, from its discovery until it is removed or renamed. */
interface Place {
  name: string
  /** Loads the island if necessary, and opens a dialog. Rejects if it cannot be shown. */
  open: (options?: unknown) => Promise<void>
  leave: () => void
}

const places = new Map<HTMLElement, Place>()

/**
 * Numbers calls of mount and, as odd numbers, of unmount, in order. For a node the latest mark among itself
 * and its ancestors decides: inside an unmounted element nothing is mounted automatically.
 */
const marks = new WeakMap<Node, number>()
let lastMark = 0

function isResting(node: Node): boolean {
  let newest = 0
  for (let around: Node | null = node; around; around = parentOf(around))
    newest = Math.max(newest, marks.get(around) ?? 0)
  return newest % 2 > 0
}

/** Records the place even if it cannot hold an island, so that each container is checked once. */
function mount(container: HTMLElement): Place | undefined {
  const name = nameOf(container)
  const known = places.get(container)
  if (known?.name === name) return known
  unmount(container)
  const entry = islands.get(name)
  if (!entry) {
    warnOnce(`unknown widget "${name}": known are ${[...islands.keys()].join()}`)
    return undefined
  }
  if (entry.isCabinet && [...places.values()].some((one) => islands.get(one.name)?.isCabinet)) {
    warnOnce(`"${name}" stays away: the page has another cabinet`)
    return undefined
  }
  if (container.matches('[data-lens-widget] *'))
    warnOnce(`"${name}" is inside another widget: is an end tag missing?`)
  const place = placeOf(container, name, entry)
  places.set(container, place)
  if (entry.isWanted?.() ?? !entry.isMade) place.open().catch(ignore)
  return place
}

function placeOf(container: HTMLElement, name: string, entry: IslandEntry): Place {
  let root: ShadowRoot | undefined
  let island: Promise<MountedIsland> | undefined
  let isLeft = false
  let endFallback: () => void = ignore
  try {
    // If an element of the page hides this method by its name, nothing can be rendered, and the editor's
    // content stays.
    element('slot')
    root = container.shadowRoot ?? container.attachShadow({ mode: 'open' })
    root.replaceChildren()
  } catch (error) {
    report(error, 'mount', container)
  }

  /** If the container was removed meanwhile, `leave` unmounts the island. */
  async function load(): Promise<MountedIsland> {
    endFallback()
    if (root) {
      entry.reads?.(container).forEach((path) => startOnce(path))
      if (entry.keepsContent) root.append(element('slot'))
      await entry.start?.(root)
    }
    const { island } = await entry.load()
    if (!root || isLeft) throw new Error(name)
    return island.mount({ name, container, root })
  }

  async function open(options?: unknown): Promise<void> {
    const loading = (island ??= load())
    let mounted
    try {
      mounted = await loading
    } catch (error) {
      if (root && !isLeft) {
        // The error is reported once, however many callers wait; 'Повторить' repeats the last `open`.
        if (island === loading) report(error, 'load', container)
        island = undefined
        endFallback()
        endFallback = drawFallback(container, root, () => void open(options).catch(ignore))
        void reloadIfStale()
      }
      throw error
    }
    await mounted.open?.(options)
  }

  const leave = () => {
    isLeft = true
    endFallback()
    // Chromium retains every named radio of a removed shadow root, together with everything around it.
    root?.querySelectorAll<HTMLInputElement>('[type=radio]').forEach((radio) => (radio.name = ''))
    root?.replaceChildren(element('slot'))
    island?.then((mounted) => mounted.unmount(), ignore)
  }
  return { name, open, leave }
}

function unmount(container: HTMLElement): void {
  places.get(container)?.leave()
  places.delete(container)
}

function mountIn(root: ParentNode): void {
  const mountUnlessResting = (container: HTMLElement) => void (isResting(container) || mount(container))
  if (root instanceof HTMLElement && nameOf(root)) mountUnlessResting(root)
  containersIn(root).forEach(mountUnlessResting)
}

function follow(added: Node[]): void {
  const before = places.size
  for (const [container, { name }] of places) {
    if (!container.isConnected || nameOf(container) !== name) unmount(container)
  }
  // A removed cabinet makes room for one that could not be mounted.
  if (places.size < before) added = [document.documentElement]
  for (const node of added) {
    if (node instanceof Element) mountIn(node)
  }
}

async function open(name: string, options?: unknown): Promise<void> {
  const ownLogin = name === 'login' && loginUrl()
  if (ownLogin) return goToLogin(ownLogin)
  const container =
    containerOf(name, isShown) ?? (islands.get(name)?.isMade ? addContainer(name) : containerOf(name))
  const place = container && mount(container)
  if (!place) throw new Error(name + ' has no container')
  await place.open(options)
}

/** Opens the shop's own login page with the return address. */
function goToLogin(address: string): Promise<void> {
  const login = new URL(address)
  const { pathname, search, hash } = location
  login.searchParams.set('return', pathname + search + hash)
  return leaveTo(login.href)
}

// The page may contain the script tag several times, in several versions: the first one wins.
if (!isPublished()) {
  shareChunks()
  shareStale()
  publish({
    version: process.env['VERSION'] ?? 'development',
    mount: (root = document) => {
      marks.set(root, 2 * ++lastMark)
      mountIn(root)
    },
    unmount: (root = document) => {
      marks.set(root, 2 * ++lastMark + 1)
      for (const container of places.keys()) if (root.contains(container)) unmount(container)
    },
    open,
    refresh: () => pageState().refresh?.(),
    on,
  })
  emit('loaded')
  showLarger()
  mountIn(document)
  watchContainers(follow)
}
