import { friendsApi } from '#data/friends/friendsApi'
import { storiesApi } from '#data/friends/storiesApi'
import { createStore } from '#store/store'
import { camel, dataOf, itCalls, itRefreshes, type Asked } from '../../support/endpoints'
import { shop, success } from '../../support/shop'

const calls = friendsApi.endpoints
const { stories, createStory, updateStory, deleteStoryFile, publishStory } = storiesApi.endpoints
const at = '/v2/internal/friends'

const application: Asked = {
  call: `GET ${at}/application/`,
  answer: 'getFriendsApplication',
  run: (dispatch) => dispatch(calls.friendsApplication.initiate()),
}
const applying: Asked = {
  call: `POST ${at}/application/`,
  answer: 'applyToFriends',
  body: { name: 'Анна', city: 'Москва', social_links: ['https://vk.com/anna'], about: '' },
  run: (dispatch) =>
    dispatch(
      calls.applyToFriends.initiate({
        name: 'Анна',
        city: 'Москва',
        socialLinks: ['https://vk.com/anna'],
        about: '',
      }),
    ),
}
const tasks: Asked = {
  call: `GET ${at}/tasks/`,
  answer: 'getFriendsTasks',
  run: (dispatch) => dispatch(calls.tasks.initiate()),
}
const raffles: Asked = {
  call: `GET ${at}/raffles/`,
  answer: 'getRaffles',
  run: (dispatch) => dispatch(calls.raffles.initiate()),
}
const participating: Asked = {
  call: `POST ${at}/raffles/91/participate/`,
  answer: 'participateInRaffle',
  run: (dispatch) => dispatch(calls.participateInRaffle.initiate(91)),
}
const approved: Asked = {
  call: `GET ${at}/stories/?status=approved`,
  answer: 'getStories',
  run: (dispatch) => dispatch(stories.initiate('approved')),
}
const publishing: Asked = {
  call: `POST ${at}/stories/82/publish/`,
  answer: 'publishStory',
  run: (dispatch) => dispatch(publishStory.initiate(82)),
}
const draft = { ideaCode: null, title: 'История', text: 'Текст', tags: ['совет'] }
const body = { idea_code: null, title: 'История', text: 'Текст', tags: ['совет'] }
const reviews: Asked = {
  call: `GET ${at}/reviews/`,
  answer: 'getFriendsReviews',
  run: (dispatch) => dispatch(calls.friendsReviews.initiate()),
}
const reviewing: Asked = {
  call: `POST ${at}/reviews/`,
  answer: 'createFriendsReview',
  body: { object_type: 'product', object_id: 202, rating: 4, text: 'Удобные' },
  run: (dispatch) =>
    dispatch(
      calls.createFriendsReview.initiate({
        objectType: 'product',
        objectId: 202,
        rating: 4,
        text: 'Удобные',
      }),
    ),
}

itCalls([
  application,
  applying,
  {
    call: `GET ${at}/dictionary/`,
    answer: 'getFriendsDictionary',
    run: (dispatch) => dispatch(calls.friendsDictionary.initiate()),
  },
  { ...tasks, under: 'tasks' },
  { ...raffles, under: 'raffles' },
  participating,
  {
    call: `GET ${at}/advantages/`,
    answer: 'getAdvantages',
    under: 'advantages',
    run: (dispatch) => dispatch(calls.advantages.initiate()),
  },
  { ...reviews, under: 'reviews' },
  reviewing,
  { ...approved, under: 'stories' },
  {
    call: `POST ${at}/stories/`,
    answer: 'createStory',
    body,
    gives: camel(dataOf('createStory')),
    run: (dispatch) => dispatch(createStory.initiate(draft)),
  },
  {
    call: `PUT ${at}/stories/82/`,
    answer: 'updateStory',
    body,
    run: (dispatch) => dispatch(updateStory.initiate({ id: 82, draft })),
  },
  {
    call: `DELETE ${at}/stories/82/files/811/`,
    answer: 'deleteStoryFile',
    run: (dispatch) => dispatch(deleteStoryFile.initiate({ id: 82, fileId: 811 })),
  },
  publishing,
])

itRefreshes('an application refreshes itself', applying, [application])
itRefreshes('taking part refreshes the raffles', participating, [raffles])
itRefreshes('a story published refreshes stories and tasks', publishing, [approved, tasks])
itRefreshes('a review refreshes reviews and tasks', reviewing, [reviews, tasks])

it('a customer without an application has none', async () => {
  shop().get(`/api${at}/application/`).reply(200, success(null))
  const { data } = await createStore().dispatch(calls.friendsApplication.initiate())
  expect(data).toBeNull()
})

it.each([
  { text_max_length: 0 },
  { files_max_count: -1 },
  { file_max_size: 0 },
  { file_types: [] },
  { file_types: null },
])('limits that no story can keep are none: %j', async (wrong) => {
  jest.spyOn(console, 'warn').mockImplementation()
  const whole = dataOf('getFriendsDictionary')
  const stories = { ...(whole['stories'] as object), ...wrong }
  shop()
    .get('/api/v2/internal/friends/dictionary/')
    .reply(200, success({ ...whole, stories }))
  const { data } = await createStore().dispatch(friendsApi.endpoints.friendsDictionary.initiate())
  expect(data).toMatchObject({ stories: null })
})
