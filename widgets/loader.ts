import type { MountedIsland } from '../src/island/IslandModule'
import { drawFallback } from '../src/island/fallback'
import { addContainer, containerOf, containersIn, nameOf, watchContainers } from '../src/host/containers'
import { element } from '../src/host/element'
import { emit, on } from '../src/host/events'
import { isPublished, publish } from '../src/host/lensWidgets'
import { shareChunks } from '../src/host/loading/loadChunk'
import { warnOnce } from '../src/host/warn'
import type { IslandEntry } from './islands'
import { islands } from './islands'

/** A container with its shadow root; `island` is set once it is requested. */
interface Place {
  name: string
  entry: IslandEntry
  root: ShadowRoot
  island?: Promise<MountedIsland | undefined>
}

const places = new Map<HTMLElement, Place>()

function mount(container: HTMLElement): Place | undefined {
  const name = nameOf(container)
  const known = places.get(container)
  if (known?.name === name) return known
  if (known) unmount(container)
  const entry = islands.get(name)
  if (!entry) {
    warnOnce(`unknown widget "${name}"; known are: ${[...islands.keys()].join()}`)
    return undefined
  }
  try {
    const root = container.shadowRoot ?? container.attachShadow({ mode: 'open' })
    const place: Place = { name, entry, root }
    places.set(container, place)
    root.replaceChildren()
    if (entry.isWanted?.()) void load(container, place)
    return place
  } catch (error) {
    failed(name, error)
    return undefined
  }
}

/** Loads the island once; `undefined` if it cannot be shown or was removed meanwhile. */
function load(container: HTMLElement, place: Place): Promise<MountedIsland | undefined> {
  return (place.island ??= begin(container, place))
}

async function begin(container: HTMLElement, place: Place): Promise<MountedIsland | undefined> {
  const { name, entry, root } = place
  const isStill = () => places.get(container) === place
  try {
    entry.start?.(root)
    const { island } = await entry.load()
    if (!isStill()) return undefined
    const mounted = await island.mount({ name, container, root })
    if (isStill()) return mounted
    mounted.unmount()
  } catch (error) {
    if (isStill()) {
      failed(name, error)
      delete place.island
      drawFallback(container, root, () => void load(container, place))
    }
  }
  return undefined
}

function unmount(container: HTMLElement): void {
  const place = places.get(container)
  places.delete(container)
  place?.root.replaceChildren(element('slot'))
  void place?.island?.then((island) => island?.unmount())
}

function failed(name: string, error: unknown): void {
  console.error('[lens-widgets] ' + name, error)
  emit('error', { name, message: String(error) })
}

function mountAll(root: Node & ParentNode = document): void {
  for (const container of places.keys()) if (!container.isConnected) unmount(container)
  if (root instanceof HTMLElement && nameOf(root)) mount(root)
  containersIn(root).forEach(mount)
}

async function open(name: string, options?: unknown): Promise<void> {
  const container = containerOf(name) ?? addContainer(name)
  const place = mount(container)
  const island = place && (await load(container, place))
  await island?.open?.(options)
}

// The page may have the tag more than once, in several versions: the first one counts.
if (!isPublished()) {
  shareChunks()
  publish({
    version: process.env['VERSION'] ?? 'development',
    mount: mountAll,
    unmount: (root = document) => {
      for (const container of places.keys()) if (root.contains(container)) unmount(container)
    },
    open,
    on,
  })
  mountAll()
  watchContainers(mountAll)
}
