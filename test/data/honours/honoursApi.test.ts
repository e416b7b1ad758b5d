import { honoursApi } from '#data/honours/honoursApi'
import { itCalls } from '../../support/endpoints'

const at = '/v2/internal/specialist'
const { achievements, awards, stars } = honoursApi.endpoints

itCalls([
  {
    call: `GET ${at}/achievements/`,
    answer: 'getAchievements',
    under: 'achievements',
    run: (dispatch) => dispatch(achievements.initiate()),
  },
  {
    call: `GET ${at}/awards/`,
    answer: 'getAwards',
    under: 'awards',
    run: (dispatch) => dispatch(awards.initiate()),
  },
  { call: `GET ${at}/stars/`, answer: 'getStars', run: (dispatch) => dispatch(stars.initiate()) },
])
