import { call } from '../../api/call'
import { getAchievements, getAwards, getStars } from '../../api/generated/specialist'
import {
  answer,
  dateOrNull,
  flag,
  givenNumber,
  id,
  inside,
  givenList,
  list,
  camelRecord,
  number,
  nullIfUnreadable,
  text,
  textOrNull,
} from '../../api/wire'
import { earningWay } from '../points/readEarningWay'
import { professional } from '../specialist/professional'
import { professionalFile } from '../specialist/readSpecialist'
import type { Achievement, Award, Stars } from './honours'

const achievement = camelRecord({
  id,
  code: text,
  title: text,
  text,
  picture: textOrNull,
  is_completed: flag,
  completed_at: dateOrNull,
  progress: nullIfUnreadable(camelRecord({ current: givenNumber, required: givenNumber })),
})

const award = camelRecord({
  id,
  title: text,
  text,
  picture: textOrNull,
  awarded_at: dateOrNull,
  file: nullIfUnreadable(professionalFile),
})

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
      responseSchema: answer(
        camelRecord({
          balance: number,
          operations: givenList(camelRecord({ id, created_at: dateOrNull, stars: givenNumber, title: text })),
          ways: list(earningWay, ({ code }) => code),
        }),
      ),
      providesTags: ['Stars'],
    }),
  }),
})

export const { useAchievementsQuery, useAwardsQuery, useStarsQuery } = honoursApi
