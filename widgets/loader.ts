import type { MountedIsland } from '../src/island/IslandModule'
import { drawFallback } from '../src/island/fallback'
import { addContainer, containerOf, containersIn, nameOf, watchContainers } from '../src/host/containers'
import { element } from '../src/host/element'
import { on } from '../src/host/events'
import { isPublished, publish } from '../src/host/lensWidgets'
import { shareChunks } from '../src/host/loading/loadChunk'
import { reloadIfStale, shareStale } from '../src/host/loading/staleBuild'
import { report } from '../src/host/report'
import { warnOnce } from '../src/host/warn'
import type { IslandEntry } from './islands'
import { islands } from './islands'

/** A container that is ours; `island` is there once it is wanted, and gone again when it could not be loaded. */
interface Place {
  name: string
  entry: IslandEntry
  container: HTMLElement
  /** Missing where the element cannot have one. */
  root?: ShadowRoot
  island?: Promise<MountedIsland>
  /** What 'Повторить' does: loads the island, and opens it as it was to be opened. */
  again: () => Promise<unknown>
}

const places = new Map<HTMLElement, Place>()

/** What the page has unmounted: nothing in it is mounted by itself. */
const resting = new Set<Node>()

/** Its place is known from then on, also if it cannot hold an island: each container is judged once. */
function mount(container: HTMLElement): Place | undefined {
  const name = nameOf(container)
  const known = places.get(container)
  if (known?.name === name) return known
  unmount(container)
  const entry = islands.get(name)
  if (!entry) {
    warnOnce(`unknown widget "${name}"; known are: ${[...islands.keys()].join()}`)
    return undefined
  }
  const place: Place = { name, entry, container, again: () => load(place) }
  places.set(container, place)
  try {
    place.root = container.shadowRoot ?? container.attachShadow({ mode: 'open' })
    place.root.replaceChildren()
    if (entry.isWanted?.()) void load(place)
  } catch (error) {
    report(error, 'mount', container)
  }
  return place
}

/** Loads the island once. Rejects if it cannot be shown, or was removed meanwhile. */
function load(place: Place): Promise<MountedIsland> {
  place.island ??= begin(place)
  // Whoever waits for it hears of the failure, too.
  place.island.catch(ignore)
  return place.island
}

async function begin(place: Place): Promise<MountedIsland> {
  const { name, entry, container, root } = place
  const isStill = () => places.get(container) === place
  if (!root) throw new Error('no shadow root')
  try {
    entry.start?.(root)
    const { island } = await entry.load()
    const mounted = isStill() && (await island.mount({ name, container, root }))
    if (mounted && isStill()) return mounted
    if (mounted) mounted.unmount()
    throw new Error('removed')
  } catch (error) {
    if (isStill()) {
      delete place.island
      report(error, 'load', container)
      drawFallback(container, root, () => void place.again().catch(ignore))
      void reloadIfStale()
    }
    throw error
  }
}

const ignore = () => undefined

function unmount(container: HTMLElement): void {
  const place = places.get(container)
  places.delete(container)
  place?.root?.replaceChildren(element('slot'))
  place?.island?.then((island) => island.unmount(), ignore)
}

function mountIn(root: ParentNode): void {
  if (root instanceof HTMLElement && nameOf(root)) mount(root)
  containersIn(root).forEach(mount)
}

function follow(added: Node[]): void {
  for (const [container, { name }] of places) {
    if (!container.isConnected || nameOf(container) !== name) unmount(container)
  }
  for (const node of added) {
    if (node instanceof Element && ![...resting].some((root) => root.contains(node))) mountIn(node)
  }
}

async function open(name: string, options?: unknown): Promise<void> {
  const container = containerOf(name) ?? (islands.get(name)?.isMade && addContainer(name))
  const place = container && mount(container)
  if (!place) throw new Error(name + ' has no container')
  place.again = async () => (await load(place)).open?.(options)
  await place.again()
}

// The page may have the tag more than once, in several versions: the first one counts.
if (!isPublished()) {
  shareChunks()
  shareStale()
  publish({
    version: process.env['VERSION'] ?? 'development',
    mount: (root = document) => {
      for (const node of resting) if (root.contains(node)) resting.delete(node)
      mountIn(root)
    },
    unmount: (root = document) => {
      resting.add(root)
      for (const container of places.keys()) if (root.contains(container)) unmount(container)
    },
    open,
    on,
  })
  mountIn(document)
  watchContainers(follow)
}
