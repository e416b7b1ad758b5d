import type { MountedIsland } from '../src/island/IslandModule'
import { drawFallback } from '../src/island/fallback'
import { addContainer, containerOf, containersIn, nameOf, watchContainers } from '../src/page/containers'
import { element } from '../src/page/element'
import { emit, on } from '../src/page/events'
import { isPublished, publish } from '../src/page/lensWidgets'
import { shareChunks } from '../src/page/loadChunk'
import { islands } from './islands'

/** One container that has its shadow root; `island` is there once it is wanted. */
interface Place {
  name: string
  root: ShadowRoot
  island?: Promise<MountedIsland | undefined>
}

const places = new Map<HTMLElement, Place>()
const unknownNames = new Set<string>()

function mount(container: HTMLElement): Place | undefined {
  const name = nameOf(container)
  const known = places.get(container)
  if (known?.name === name) return known
  if (known) unmount(container)
  const entry = Object.hasOwn(islands, name) ? islands[name] : undefined
  if (!entry) {
    if (!unknownNames.has(name)) {
      unknownNames.add(name)
      console.warn(`[lens-widgets] unknown widget "${name}"; known are: ${Object.keys(islands).join(', ')}`)
    }
    return undefined
  }
  try {
    const root = container.shadowRoot ?? container.attachShadow({ mode: 'open' })
    const place: Place = { name, root }
    places.set(container, place)
    root.replaceChildren()
    if (entry.isWanted?.() !== false) void load(container, place)
    return place
  } catch (error) {
    failed(name, error)
    return undefined
  }
}

/** Loads the island once; `undefined` when it cannot be shown or was taken away meanwhile. */
function load(container: HTMLElement, place: Place): Promise<MountedIsland | undefined> {
  return (place.island ??= begin(container, place))
}

async function begin(container: HTMLElement, place: Place): Promise<MountedIsland | undefined> {
  const { name, root } = place
  const entry = islands[name]
  try {
    const chunk = entry?.load()
    entry?.start?.(root)
    const module = await chunk
    if (places.get(container) !== place) return undefined
    const island = await module?.island.mount({ name, container, root })
    if (places.get(container) === place) return island
    island?.unmount()
  } catch (error) {
    if (places.get(container) !== place) return undefined
    failed(name, error)
    delete place.island
    drawFallback(container, root, () => void load(container, place))
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
  console.error(`[lens-widgets] ${name}`, error)
  emit('error', { name, message: error instanceof Error ? error.message : String(error) })
}

function mountAll(root: Node & ParentNode = document): void {
  for (const container of places.keys()) if (!container.isConnected) unmount(container)
  if (root instanceof HTMLElement && root.dataset['lensWidget'] !== undefined) mount(root)
  containersIn(root).forEach(mount)
}

async function open(name: string, options?: unknown): Promise<void> {
  const container = containerOf(name) ?? addContainer(name)
  const place = mount(container)
  const island = place && (await load(container, place))
  await island?.open?.(options)
}

// The tag may stand on the page more than once, and in more than one version: the first one counts.
if (!isPublished()) {
  shareChunks()
  publish({
    version: process.env['VERSION'] ?? '',
    mount: mountAll,
    unmount: (root = document) => {
      for (const container of [...places.keys()]) if (root.contains(container)) unmount(container)
    },
    open,
    on,
  })
  // However many calls say that the session has ended, the store tells of it once.
  on('session-expired', () => void open('login'))
  // Its place is the editor's choice: without a container nothing is shown (DECISIONS 1).
  on('restricted', () => {
    if (containerOf('restriction-notice')) void open('restriction-notice')
  })
  mountAll()
  watchContainers(mountAll)
}
