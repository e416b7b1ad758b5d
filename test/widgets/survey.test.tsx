import { act, waitFor } from '@testing-library/react'
import { on } from '../../src/host/on'
import * as survey from '../../widgets/survey/index'
import { mountIsland } from '../support/island'
import { refusal, shop } from '../support/shop'
import '../support/browser'

it('without a code the editor hears it once, and the own content stands until the island goes', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const failed = jest.fn()
  const end = on('error', failed)
  const { root, handle } = await mountIsland('survey', survey)
  await mountIsland('survey', survey)
  expect(root.querySelectorAll('slot')).toHaveLength(1)
  expect(root.querySelector('.lens slot')).toBeNull()
  expect(warned).toHaveBeenCalledTimes(1)
  // Unmounts the island as the loader does when the container is removed.
  root.replaceChildren(document.createElement('slot'))
  act(() => handle.unmount())
  expect(root.querySelectorAll('slot')).toHaveLength(1)
  expect(failed).not.toHaveBeenCalled()
  end()
  warned.mockRestore()
})

it('a code that the shop does not know gives way to the own content', async () => {
  shop().get('/api/v2/internal/survey/none/').reply(404, refusal(404, 'Запись не найдена'))
  const { container, root } = await mountIsland('survey', {
    island: {
      mount: (host) => {
        host.container.dataset['survey'] = 'none'
        return survey.island.mount(host)
      },
    },
  })
  await waitFor(() => expect(root.querySelectorAll('slot')).toHaveLength(1))
  expect(container).toBeInTheDocument()
})
