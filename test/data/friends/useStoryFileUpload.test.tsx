import { File as NodeFile } from 'node:buffer'
import { act, renderHook, waitFor } from '@testing-library/react'
import nock from 'nock'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { storiesApi } from '#data/friends/storiesApi'
import { useStoryFileUpload } from '#data/friends/useStoryFileUpload'
import { createStore } from '#store/store'
import { announce, type Asked, dataOf } from '../../support/endpoints'
import { shop, success } from '../../support/shop'

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
  const file = new NodeFile(['picture'], 'morning.jpg') as unknown as File
  shop()
    .post(`/api${PATH}`)
    .reply(200, success(dataOf('addStoryFile')))
  announce(shown)
  await act(async () => {
    expect(await result.current(file, { signal: new AbortController().signal })).toBe('811')
  })
  await waitFor(() => expect(nock.pendingMocks()).toEqual([]))
  await Promise.all(store.dispatch(storiesApi.util.getRunningQueriesThunk()))
})
