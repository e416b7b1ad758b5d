import { act } from '@testing-library/react'
import type { IslandModule, MountedIsland } from '../../src/island/IslandModule'

const mounted: MountedIsland[] = []

/** Mounts an island as the loader does; its content is found with `within(root)`. */
export async function mountIsland(name: string, { island }: IslandModule) {
  const container = document.createElement('div')
  container.dataset['lensWidget'] = name
  document.body.append(container)
  const root = container.attachShadow({ mode: 'open' })
  // The loader's skeleton.
  root.innerHTML = '<p>Загружаем…</p>'
  const handle = await act(() => island.mount({ name, container, root }))
  mounted.push(handle)
  return { container, root: root as unknown as HTMLElement, handle }
}

afterEach(() => {
  act(() => mounted.splice(0).forEach((island) => island.unmount()))
  document.body.replaceChildren()
})
