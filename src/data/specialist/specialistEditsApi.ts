import type { MutationLifecycle } from '../../api/api'
import { call, type Args } from '../../api/call'
import {
  answerQuestionnaire,
  deleteSpecialistAvatar,
  getSpecialistProfile,
  saveSpecialistProfile,
  uploadSpecialistAvatar,
} from '../../api/generated/specialist'
import { answered, invalidates } from '../../api/invalidates'
import { readRecord } from '../../api/serverRecord'
import { upload } from '../../api/upload'
import { answer, givenText, inside } from '../../api/wire'
import type { Id } from '../../domain/Id'
import { inTurn } from '../../domain/inTurn'
import { perCustomer } from '../../host/customer/customer'
import { cardBody } from './cardBody'
import { professional } from './professional'
import { questionnaire } from './readSpecialist'
import type { ProfileCard, Questionnaire } from './specialist'
import { specialistApi } from './specialistApi'

type Body = NonNullable<Args<'saveSpecialistProfile'>['body']>

/** Each card's save has to start from the result of the previous one. */
const turn = perCustomer(inTurn)

export const specialistEditsApi = professional.injectEndpoints({
  endpoints: (build) => ({
    /** Saves the fields of one card; `start` has the form's initial values. */
    saveProfileCard: build.mutation<unknown, { start: ProfileCard; edit: ProfileCard }>({
      queryFn: ({ start, edit }, _, __, send) =>
        turn()(async () => {
          const now = await readRecord(call(getSpecialistProfile), send)
          if ('error' in now) return now
          const body = cardBody(now.serverRecord, start, edit) as Body
          return send(call(saveSpecialistProfile, { body, sets: 'specialist' }))
        }),
      invalidatesTags: invalidates('Specialist'),
    }),
    /** Sets the file of an upload transfer; see `useAvatarUpload`. */
    uploadAvatar: build.mutation<string, { transfer: string }>({
      queryFn: ({ transfer }, { signal }) =>
        upload(
          transfer,
          { call: uploadSpecialistAvatar, sets: 'avatar' },
          inside('avatar', givenText),
          signal,
        ),
      invalidatesTags: invalidates('Specialist'),
    }),
    deleteAvatar: build.mutation<unknown, void>({
      query: () => call(deleteSpecialistAvatar, { sets: 'avatar' }),
      invalidatesTags: invalidates('Specialist'),
    }),
    answerQuestion: build.mutation<Questionnaire, { questionId: Id; answers: Id[] }>({
      query: ({ questionId, answers }) =>
        call(answerQuestionnaire, { body: { question_id: questionId, answers } as never }),
      responseSchema: answer(questionnaire),
      onQueryStarted: (_, answering) => showNext(answering),
      // The last answer may bring an award.
      invalidatesTags: invalidates('Specialist', 'Stars'),
    }),
  }),
})

/** Shows the next question at once: until the profile is read again, the answered one could be sent twice. */
async function showNext({ dispatch, queryFulfilled }: MutationLifecycle) {
  const next = await answered<Questionnaire>(queryFulfilled)
  if (!next) return
  dispatch(
    specialistApi.util.updateQueryData('specialistProfile', undefined, ({ specialist }) => {
      if (specialist) specialist.questionnaire = next
    }),
  )
}

export const {
  useSaveProfileCardMutation,
  useUploadAvatarMutation,
  useDeleteAvatarMutation,
  useAnswerQuestionMutation,
} = specialistEditsApi
