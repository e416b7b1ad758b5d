import { act } from '@testing-library/react'
import { islands, type Screen } from './screens'

/** Puts the container of a screen into a page at its address. */
export function placeScreen({ path, settings = {} }: Pick<Screen, 'path' | 'settings'>) {
  history.replaceState(null, '', path)
  const container = document.createElement('div')
  for (const [setting, value] of Object.entries(settings)) container.setAttribute(setting, value)
  document.body.append(container)
  return { container, root: container.attachShadow({ mode: 'open' }) }
}

/** Puts the container into a page, and mounts its island. */
export async function mountScreen({ island: name, ...screen }: Pick<Screen, 'island' | 'path' | 'settings'>) {
  const place = placeScreen(screen)
  const island = await act(() => islands[name].mount({ name, ...place }))
  return { ...place, island }
}
