import { stars } from '../../api/generated/records/stars'
import { award } from '../../api/generated/records/award'
import { achievement } from '../../api/generated/records/achievement'
import { call } from '../../api/call'
import { getAchievements, getAwards, getStars } from '../../api/generated/specialist'
import { answer, inside, givenList } from '../../api/wire'
import { professional } from '../specialist/professional'
import type { Achievement, Award, Stars } from '../../domain/records'

export const honoursApi = professional.injectEndpoints({
  endpoints: (build) => ({
    achievements: build.query<Achievement[], void>({
      query: () => call(getAchievements),
      responseSchema: answer(inside('achievements', givenList(achievement))),
      providesTags: ['Honour'],
    }),
    awards: build.query<Award[], void>({
      query: () => call(getAwards),
      responseSchema: answer(inside('awards', givenList(award))),
      providesTags: ['Honour'],
    }),
    stars: build.query<Stars, void>({
      query: () => call(getStars),
      responseSchema: answer(stars),
      providesTags: ['Stars'],
    }),
  }),
})

export const { useAchievementsQuery, useAwardsQuery, useStarsQuery } = honoursApi
