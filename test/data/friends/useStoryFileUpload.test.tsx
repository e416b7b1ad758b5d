import { File as NodeFile } from 'node:buffer'
import { act, renderHook, waitFor } from '@testing-library/react'
import nock from 'nock'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { storiesApi } from '../../../src/data/friends/storiesApi'
import { useStoryFileUpload } from '../../../src/data/friends/useStoryFileUpload'
import { createStore } from '../../../src/store/store'
import { announce, type Asked, dataOf } from '../../support/endpoints'
import { success } from '../../support/shop'
import { Transfer } from '../../support/transfer'

const PATH = '/v2/internal/friends/stories/82/files/'

it('an uploaded file is added to the story, and the stories are read again', async () => {
  const store = createStore()
  const shown: Asked = {
    call: 'GET /v2/internal/friends/stories/',
    answer: 'getStories',
    run: (dispatch) => dispatch(storiesApi.endpoints.stories.initiate()),
  }
  announce(shown)
  await shown.run(store.dispatch)
  const { result } = renderHook(() => useStoryFileUpload(82), {
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  })
  const onProgress = jest.fn()
  const file = new NodeFile(['picture'], 'morning.jpg') as unknown as File
  announce(shown)
  await act(async () => {
    const id = result.current(file, { signal: new AbortController().signal, onProgress })
    await waitFor(() => expect(Transfer.sent).toHaveLength(1))
    const [transfer] = Transfer.sent
    expect(transfer?.url).toBe(`https://shop.test/api${PATH}`)
    transfer?.progress(1, 2)
    transfer?.answer(200, success(dataOf('addStoryFile')))
    expect(await id).toBe('811')
  })
  expect(onProgress).toHaveBeenCalledWith(0.5)
  await waitFor(() => expect(nock.pendingMocks()).toEqual([]))
  await Promise.all(store.dispatch(storiesApi.util.getRunningQueriesThunk()))
})
